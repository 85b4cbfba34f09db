import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import playwright from '../../playwright.config';
import { baseUrlOf } from '../../src/config/localeConfig';
import { SITE } from '../../src/config/site';
import { LOCALES, type Locale } from '../../typedoc/workspace/locales';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { createSiteServer } from '../server/site';
import requireFreshSite from '../support/freshSite';
import { KINDS } from '../support/kinds';

/*
 * Sends questions from readers, who did not know the terms of the site, to the search of the built
 * site. Prints how good the results are:
 *
 *   npm run search:relevance
 *   npm run search:relevance -- --misses   also lists questions whose first result is wrong
 */

/**
 * The questions by kind, with the paths of the pages that answer them, without base and language. The
 * paths are empty if no page answers.
 */
type Questions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The minimum mean reciprocal rank of each kind. */
const FLOORS: Readonly<Record<string, number>> = {
  names: 0.86,
  types: 0.92,
  words: 0.78,
  'not here': 0.85,
};

async function main(flags: readonly string[]): Promise<void> {
  requireFreshSite();
  const folder = join(REPOSITORY, 'build');
  const server = createSiteServer({ folder, base: SITE.baseUrl });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // SAFETY: the address of a server that listens at a port is an object.
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const page = await browser.newPage();
  for (const locale of LOCALES) {
    const home = baseUrlOf(locale);
    if (existsSync(join(folder, home.slice(SITE.baseUrl.length), 'index.html'))) {
      await page.goto(`http://localhost:${port}${home}${KINDS.guide}`);
      await judge(page, locale, home, flags.includes('--misses'));
    }
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
}

async function judge(page: Page, locale: Locale, home: string, areMissesTold: boolean) {
  const file = join(import.meta.dirname, `questions.${locale}.json`);
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Questions;
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('map');
  await page.getByRole('option').first().waitFor();
  for (const [sort, ofSort] of Object.entries(questions)) {
    let sum = 0;
    for (const [question, answers] of Object.entries(ofSort)) {
      const expected = answers.match(/\S+/g) ?? [];
      const { paths, isWeak } = await ask(page, home, question);
      const rank = rankOf(expected, expected.length === 0 && isWeak ? [] : paths);
      sum += rank === 0 ? 0 : 1 / rank;
      if (areMissesTold && rank !== 1) {
        console.log(`  "${question}" finds ${String(paths[0])}, expected ${String(expected[0])}`);
      }
    }
    const count = Object.keys(ofSort).length;
    const mean = sum / count;
    console.log(`${locale} ${sort.padEnd(9)} ${count} questions, MRR ${mean.toFixed(3)}`);
    if (mean < (FLOORS[sort] ?? 0)) {
      console.error(`The MRR of "${sort}" must be at least ${String(FLOORS[sort])}`);
      process.exitCode = 1;
    }
  }
}

/** Returns the position, from 1, of the first path that is expected, or 0. */
function rankOf(expected: readonly string[], paths: readonly string[]): number {
  if (expected.length === 0) {
    return paths.length === 0 ? 1 : 0;
  }
  return paths.findIndex((path) => expected.includes(path)) + 1;
}

async function ask(page: Page, home: string, question: string) {
  await page.getByRole('combobox').fill(question);
  await page.locator('[role=listbox][aria-busy=false]').waitFor({ state: 'attached' });
  return page.evaluate((base) => {
    const box = document.querySelector('dialog[open]');
    // A page and its sections count as one result.
    const links = box?.querySelectorAll('[role=listbox] > a, [role=group] > a:first-child') ?? [];
    return {
      paths: Array.from(links, (link) => (link.getAttribute('href') ?? '').slice(base.length - 1)),
      // The box marks a result only if one matches.
      isWeak: box?.querySelector('[aria-selected=true]') === null,
    };
  }, home);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
