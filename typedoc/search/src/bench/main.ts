import { createNameSearch } from '../names/search';
import { VOCABULARY } from '../names/vocabulary';
import { createRandom, generateSymbols } from '../testing/generateSymbols';
import { formatTable, quantile } from './figures';
import { typedTexts } from './typing';

/*
 * Measures how long the search of names takes for a keystroke, in references of several sizes:
 *
 *   npm run bench:search
 */

const SIZES = [2_000, 6_000, 20_000];
const NAMES_TYPED = 50;

const rows = SIZES.map((size) => {
  const symbols = generateSymbols(size);
  const beforeBuild = performance.now();
  const search = createNameSearch(symbols, VOCABULARY);
  const build = performance.now() - beforeBuild;
  const times = typedTexts(symbols, NAMES_TYPED, createRandom(1)).map((text) => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  });
  // The first keystrokes are those of an engine that has not been compiled yet.
  return { size, build, times };
});

const cells = rows.map(({ size, build, times: [first = Number.NaN, ...others] }) => [
  String(size),
  ...[build, first, ...[0.5, 0.95, 1].map((share) => quantile(others, share))].map((time) =>
    time.toFixed(2),
  ),
]);
const head = ['names', 'ready after ms', 'first key', 'p50 of a key', 'p95', 'longest'];
console.log(formatTable([head, ...cells]));

const [least, most] = [rows[0], rows.at(-1)];
if (least !== undefined && most !== undefined) {
  const growth = quantile(most.times, 0.95) / quantile(least.times, 0.95);
  console.log(
    `With ${most.size / least.size} times the names a key takes ${growth.toFixed(1)} times as long (p95)`,
  );
}
