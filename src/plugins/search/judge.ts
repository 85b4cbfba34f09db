import { join } from 'node:path';
import { referenceFolder } from '../../../typedoc/plugin/contract';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { LOCALES, SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { baseUrlOf } from '../../config/locales';
import { judge, openFinder, readTopics } from './afterBuild/relevance';
import { formatTable, quantile } from '../../../typedoc/search/src/bench/figures';

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
    const baseUrl = baseUrlOf(locale);
    const topics = readTopics(file, locale);
    const find = openFinder({
      // A language of its own has a folder of its own.
      outDir: join(build, baseUrl.slice(baseUrlOf(SOURCE_LOCALE).length)),
      locale,
      reference: join(REPOSITORY, referenceFolder(SOURCE_LOCALE)),
    });
    const relevance = await judge(topics, async (query) => {
      const { user, system } = process.cpuUsage();
      const found = await find(query);
      const after = process.cpuUsage();
      times.push((after.user + after.system - user - system) / 1000);
      return found;
    });
    for (const { about, queries, first, firstThree, meanReciprocalRank, ...each } of relevance) {
      const shares = [first / queries, firstThree / queries, meanReciprocalRank];
      const name = `${locale}: ${about}`;
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
