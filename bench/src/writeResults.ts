import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Nanoseconds } from './measure.js';
import { measurePrograms } from './programSizes.js';

const RESULTS = 'bench/results.json';

export async function writeResults(
  nanoseconds: Readonly<Record<string, Nanoseconds>>,
): Promise<void> {
  const [{ model: processor } = { model: 'unknown' }, ...others] = cpus();
  const { devDependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const results = {
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
    nanoseconds,
  };
  const options = await resolveConfig(RESULTS);
  writeFileSync(RESULTS, await format(JSON.stringify(results), { ...options, filepath: RESULTS }));
}
