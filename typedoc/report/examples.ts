import { join } from 'node:path';
import { createReader } from '../doctest/documentation';
import { hashExample } from '../doctest/hash';
import { EXAMPLES_FILE, readJSON } from './files';

/** Returns the hashes of the examples that the last run of the tests proved; none before a run. */
export function testedExamples(root: string): ReadonlySet<string> {
  return new Set((readJSON(join(root, EXAMPLES_FILE)) ?? []) as readonly string[]);
}

/** Says how many examples of the documentation bear the mark of the tests. */
export function describeExamples(root: string): string {
  const tested = testedExamples(root);
  const examples = [...createReader(root)().values()]
    .flat()
    .filter(({ noRun }) => noRun === undefined);
  const hashes = [...new Set(examples.map(({ code }) => hashExample(code)))];
  const marked = hashes.filter((hash) => tested.has(hash));
  const counts = `${String(marked.length)} of ${String(hashes.length)} examples are marked as run in the tests`;
  return marked.length === hashes.length
    ? counts
    : `${counts}; "npm run test:unit" marks those that pass`;
}
