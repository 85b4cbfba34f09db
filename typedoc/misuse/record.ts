import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ArgumentError } from '@tstd/error';
import { REPOSITORY, discoverPackages } from '../workspace/packages';
import { createMisuseCompiler, findMisuses } from './findMisuses';
import { writeImports } from './functions';
import { runAttempts, writeRuns } from './runs';

/** The calls that are refused, by the function. */
export type Refusals = Readonly<Record<string, readonly Refusal[]>>;

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * Records the calls of some packages that are refused, and how. To find them takes the compiler; to
 * make them again takes so little that it can be done for each of thousands of changes.
 */
async function main(names: readonly string[]): Promise<void> {
  const packages = discoverPackages();
  const { judged, checker } = findMisuses(createMisuseCompiler(), writeImports(packages));
  const attempts = writeRuns(judged, checker).filter(({ call, wrong }) =>
    names.some((name) => wrong !== undefined && call.path.startsWith(`${name}.`)),
  );
  const calls: Record<string, Refusal[]> = {};
  for (const { call, code, error } of await runAttempts(attempts, packages)) {
    if (error instanceof ArgumentError) {
      (calls[call.path] ??= []).push({ code, message: error.message });
    }
  }
  const file = join(REPOSITORY, '.cache/mutation/refusals.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(calls));
}

void main(process.argv.slice(2));
