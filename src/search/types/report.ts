import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  REFERENCE_FILES,
  REFERENCE_FOLDERS,
  type TypeIndex,
} from '../../../typedoc/plugin/contract';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import topics from '../goldens/types.json';
import { TypeSearch } from '.';
import { generateIndex } from './generated';

/* Says how large the index of types is, and how long the search by types takes. */

const INDEX = join(REPOSITORY, REFERENCE_FOLDERS.en, REFERENCE_FILES.types);
const ROUNDS = 3;
const GENERATED_SIZES = [2_000, 20_000];

/** Queries for a generated index, besides the golden ones. */
const GENERATED_QUERIES = [
  'Type7 -> string',
  '(string, Type12) -> Result<Type3, string>',
  'A -> Option<A>',
  '(A, A -> B) -> B',
  'string -> string',
  'Type',
];

function main(): void {
  const text = readFileSync(INDEX, 'utf8');
  const index = JSON.parse(text) as TypeIndex;
  const search = new TypeSearch(index);
  const kilobytes = (brotliCompressSync(text).length / 1024).toFixed(1);
  console.log(`Index: ${Object.keys(index.signatures).length} signatures in ${kilobytes} KiB`);
  const queries = [
    ...topics.flatMap((topic) => Object.keys(topic.queries)),
    ...GENERATED_QUERIES,
  ].flatMap(keystrokes);
  console.log(`  packages: ${describeTimes(time(search, queries))}`);
  const [few, many] = GENERATED_SIZES.map((size) => {
    const times = time(new TypeSearch(generateIndex(size)), queries);
    console.log(`  ${size} symbols: ${describeTimes(times)}`);
    return { size, longest: within(times, 0.95) };
  });
  if (few !== undefined && many !== undefined) {
    const growth = (many.longest / few.longest).toFixed(1);
    console.log(
      `With ${many.size / few.size} times the symbols a key takes ${growth} times as long (95 %)`,
    );
  }
}

/** The texts in the box while a query is typed, every third key. */
function keystrokes(query: string): readonly string[] {
  return Array.from({ length: Math.ceil(query.length / 3) }, (_, index) =>
    query.slice(0, query.length - index * 3),
  );
}

/** Returns the times of keys in milliseconds of the processor: other work of the machine does not count. */
function time(search: TypeSearch, queries: readonly string[]): readonly number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const start = process.cpuUsage();
      search.search(query);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  }
  // In the first round the engine has not been compiled yet.
  return times.slice(queries.length).sort((left, right) => left - right);
}

function describeTimes(sorted: readonly number[]): string {
  const at = (share: number): string => `${within(sorted, share).toFixed(2)} ms`;
  return `median ${at(0.5)}, 95 % within ${at(0.95)}, longest ${at(1)}`;
}

function within(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

main();
