import { availableParallelism, loadavg } from 'node:os';
import { formatFigures } from '../../src/search/bench/figures';
import { measureKeys } from './keys';
import { measureOpening } from './opening';
import { openSite } from './openSite';

/*
 * Measures the search of the built site in Chromium, as one who types sees it:
 *
 *   npm run build && npm run bench:search
 */

const LANGUAGES = [
  { locale: 'en', home: '', language: 'English' },
  { locale: 'fr', home: 'fr/', language: 'French' },
] as const;

async function main(): Promise<void> {
  const site = await openSite();
  try {
    for (const { locale, home, language } of LANGUAGES) {
      const opening = await measureOpening(site, home);
      const keys = await measureKeys(site, home, locale);
      console.log(`${formatFigures(`${language}, milliseconds`, [...opening, ...keys])}\n`);
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
