import { readDocumentation } from '../doctest/documentation';
import { hashExample } from '../doctest/hash';
import { UPDATE_COMMAND, readLedger } from './ledger';

/** Returns the hashes of the examples that the tests proved. */
export function testedExamples(root: string): ReadonlySet<string> {
  return new Set(Object.values(readLedger(root).examples).flat());
}

/** Says how many examples of the documentation bear the mark of the tests. */
export function describeExamples(root: string): string {
  const tested = testedExamples(root);
  const examples = [...readDocumentation(root).values()]
    .flat()
    .filter(({ noRun }) => noRun === undefined);
  const hashes = [...new Set(examples.map(({ code }) => hashExample(code)))];
  const marked = hashes.filter((hash) => tested.has(hash));
  const counts = `${String(marked.length)} of ${String(hashes.length)} examples are marked as run in the tests`;
  return marked.length === hashes.length
    ? counts
    : `${counts}; "${UPDATE_COMMAND}" marks those that pass`;
}
