import { type Nanoseconds, measure } from './measure.js';
import { writeResults } from './writeResults.js';
import type { Suite } from './suite.js';
import { suites as arrays } from './suites/arrays.js';
import { suites as codecs } from './suites/codecs.js';
import { suites as decimals } from './suites/decimals.js';
import { suites as iterables } from './suites/iterables.js';
import { suites as options } from './suites/options.js';
import { suites as results } from './suites/results.js';
import { suites as tasks } from './suites/tasks.js';

/*
 * Compares the built packages with other libraries.
 *
 *   npm run bench             runs all suites
 *   npm run bench -- Option   runs the suites whose name contains "Option"
 *   npm run bench -- --write  runs all and writes results.json; the machine must be idle
 */

const WRITE = '--write';

const suites: readonly Suite[] = [
  ...options,
  ...results,
  ...arrays,
  ...iterables,
  ...codecs,
  ...tasks,
  ...decimals,
];
const parameters = process.argv.slice(2);
const filters = parameters.filter((parameter) => parameter !== WRITE);
const isWritten = parameters.includes(WRITE);
if (isWritten && filters.length > 0) {
  throw new Error(`Only the results of all suites can be written: use "${WRITE}" without a name`);
}
const chosen = suites.filter(
  ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
);

const nanoseconds: Record<string, Nanoseconds> = {};
for (const suite of chosen) {
  nanoseconds[suite.name] = await measure(suite, { rounds: 5, time: 100 });
}
console.log(`Nanoseconds per operation, Node ${process.version}, ${process.arch}`);
console.table(nanoseconds);
if (isWritten) {
  await writeResults(nanoseconds);
}
