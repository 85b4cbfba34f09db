import { join } from 'node:path';
import { baseUrlOf } from '../../src/config/locales';
import { formatTable, quantile } from '../../typedoc/search/src/bench/figures';
import { LOCALES, SOURCE_LOCALE } from '../../typedoc/workspace/locales';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { judge, openFinder, readTopics } from '../support/relevance';

/*
 * Judges the search by the queries of people who had not seen its vocabulary: the share whose card
 * comes first, whose card is among the first three, and the mean reciprocal rank:
 *
 *   npm run search:judge                  the queries that are known, and what it misses
 *   npm run search:judge -- closed        new ones, to measure with, of which none is told
 *   npm run search:judge -- open folder   of a site that was built elsewhere
 */

async function main([file = 'open', build = join(REPOSITORY, 'build')]: readonly string[]) {
  const rows = [['', 'queries', 'first', 'in three', 'MRR']];
  const misses: string[] = [];
  const times: number[] = [];
  for (const locale of LOCALES) {
    // A language of its own has a folder of its own.
    const folder = join(build, baseUrlOf(locale).slice(baseUrlOf(SOURCE_LOCALE).length));
    const find = await openFinder(folder);
    const relevance = await judge(readTopics(file, locale), async (query) => {
      const { user, system } = process.cpuUsage();
      const found = await find(query);
      const after = process.cpuUsage();
      times.push((after.user + after.system - user - system) / 1000);
      return found;
    });
    for (const { queries, first, firstThree, meanReciprocalRank, ...each } of relevance) {
      const shares = [first / queries, firstThree / queries, meanReciprocalRank];
      const name = `${locale}: ${each.name}`;
      rows.push([name, String(queries), ...shares.map((share) => share.toFixed(3))]);
      misses.push('', name, ...each.misses);
    }
  }
  console.log(formatTable(rows));
  const [half, most] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1));
  console.log(`Time of the processor for a query: p50 ${half} ms, p95 ${most} ms`);
  if (file === 'open') {
    console.log(misses.join('\n'));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
