import { availableParallelism, loadavg } from 'node:os';
import { formatFigures } from '../../src/search/bench/figures';
import { baseUrlOf } from '../../src/config/locales';
import { SITE } from '../../src/config/site';
import { LOCALE_ROWS, LOCALES } from '../../typedoc/workspace/locales';
import { measureKeys } from './keys';
import { measureOpening } from './opening';
import { openSite } from './openSite';

/*
 * Measures the search of the built site in Chromium, as one who types sees it:
 *
 *   npm run build && npm run bench:search
 */

async function main(): Promise<void> {
  const site = await openSite();
  try {
    for (const locale of LOCALES) {
      const home = baseUrlOf(locale).slice(SITE.baseUrl.length);
      const opening = await measureOpening(site, home);
      const keys = await measureKeys(site, home, locale);
      console.log(
        `${formatFigures(`${LOCALE_ROWS[locale].label}, milliseconds`, [...opening, ...keys])}\n`,
      );
    }
  } finally {
    await site.close();
  }
  const [load = Number.NaN] = loadavg();
  const processors = availableParallelism();
  console.log(`Load of the machine: ${load.toFixed(1)} on ${processors} processors`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
