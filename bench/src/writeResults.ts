import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Measurement } from './measure.js';
import { type Bytes, measurePrograms } from './programSizes.js';

interface Results {
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly date: string;
  };
  readonly versions: Readonly<Record<string, string>>;
  readonly bytes: Bytes;
  readonly nanoseconds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const RESULTS = 'bench/results.json';

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

function roundAll(times: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(times).map(([library, time]) => [library, Number(time.toPrecision(3))]),
  );
}
