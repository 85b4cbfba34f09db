import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Measurement } from './measure.js';
import { type Bytes, measurePrograms } from './sizes.js';

/** The results and the machine they were measured on: the file that the site shows. */
interface Results {
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly date: string;
  };
  /** The versions of the libraries that are compared. */
  readonly versions: Readonly<Record<string, string>>;
  readonly bytes: Bytes;
  /** The time of one operation, by the names of suites and then of libraries. */
  readonly nanoseconds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The file that `npm run bench -- --write` writes. */
const RESULTS = 'bench/results.json';

/** Writes what was measured to the file. */
export async function writeResults(measurements: readonly Measurement[]): Promise<void> {
  const [{ model: processor } = { model: 'unknown' }, ...others] = cpus();
  const { devDependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const results: Results = {
    machine: {
      processor,
      cores: others.length + 1,
      node: process.version,
      date: new Date().toISOString().slice(0, 10),
    },
    versions: Object.fromEntries(
      Object.entries(devDependencies).filter(([name]) => !/^@types\/|^tinybench$/.test(name)),
    ),
    bytes: await measurePrograms(),
    nanoseconds: Object.fromEntries(
      measurements.map(({ suite, nanoseconds }) => [suite, roundAll(nanoseconds)]),
    ),
  };
  const options = await resolveConfig(RESULTS);
  writeFileSync(RESULTS, await format(JSON.stringify(results), { ...options, filepath: RESULTS }));
}

/** More digits than three say nothing of a time that was measured. */
function roundAll(times: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(times).map(([library, time]) => [library, Number(time.toPrecision(3))]),
  );
}
