import { availableParallelism, loadavg } from 'node:os';
import { type Target, formatFigures } from '../../typedoc/search/src/bench/figures';
import { baseUrlOf } from '../../src/config/locales';
import { SITE } from '../../src/config/site';
import { type Locale, LOCALE_ROWS, LOCALES } from '../../typedoc/workspace/locales';
import { measureKeys } from './keys';
import { measureOpening } from './opening';
import { type OpenSite, inSite, openSite } from './openSite';
import { measureFirstQuestions } from './questions';

/*
 * Measures the search of the built site in Chromium, as one who types sees it:
 *
 *   npm run build && npm run bench:search
 *
 * then with the main thread at a quarter of its speed, and first questions on a slow line.
 */

const QUARTER = 4;

/** Within so many milliseconds a key is answered, and at a quarter of the speed. */
const KEY = { share: 0.95, milliseconds: 50 };
const SLOW_KEY = { share: 0.95, milliseconds: 200 };

async function main(): Promise<void> {
  const measureTimes = async (site: OpenSite, title: string, key: Target): Promise<void> => {
    for (const locale of LOCALES) {
      const home = homeOf(locale);
      const opening = await measureOpening(site, home);
      const keys = await measureKeys(site, home, locale, key);
      const label = `${LOCALE_ROWS[locale].label}, ${title}`;
      console.log(`${formatFigures(label, [...opening, ...keys])}\n`);
    }
  };
  await inSite(await openSite(), (site) => measureTimes(site, 'milliseconds', KEY));
  await inSite(await openSite({ slowdown: QUARTER }), (site) =>
    measureTimes(site, 'at a quarter of the speed', SLOW_KEY),
  );
  await inSite(await openSite({ isOnSlowLine: true }), async (site) => {
    for (const locale of LOCALES) {
      const table = await measureFirstQuestions(site, homeOf(locale), locale);
      console.log(`${LOCALE_ROWS[locale].label}, on slow 4G\n${table}\n`);
    }
  });
  const [load = Number.NaN] = loadavg();
  const processors = availableParallelism();
  console.log(`Load of the machine: ${load.toFixed(1)} on ${processors} processors`);
}

function homeOf(locale: Locale): string {
  return baseUrlOf(locale).slice(SITE.baseUrl.length);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
