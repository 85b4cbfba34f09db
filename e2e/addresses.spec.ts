import type { Page } from '@playwright/test';
import { findChanges, findFaults } from './support/audit';
import { readServed } from './support/built';
import { KINDS } from './support/kinds';
import { inParallel } from './support/parallel';
import { shapeOf } from './support/shape';
import { listSourcePages } from './support/sources';
import { addressOf, expect, LOCALES, startApplication, test } from './support/test';

/*
 * A static host answers several forms of an address with the same file, and scripts must show what
 * the file says, whatever the form.
 */

/** How many pages a test has open at a time. */
const TABS = 3;

/** With how many problems a test stops. */
const ENOUGH = 10;

/** The endings of an address that a host answers. */
const ENDINGS = ['', '/', '.html', '/index.html'];

/** Paths without a page, and paths that differ from that of a page in case only. */
const UNKNOWN = [
  'nope',
  'docs/nope',
  'api/nope',
  'blog/a/b/c/',
  'api/core/namespace/Nope',
  'api/core/nope.html',
  'API/core',
  'docs/Getting-Started/introduction',
  'api/core/function/IDENTITY',
  'caf%E9',
  'docs/d%E9marrer',
];

/** Kinds of which all forms are opened in French too: the router treats them alike in both. */
const FRENCH_KINDS: ReadonlySet<string> = new Set(['home', 'guide', 'apiFunction', 'notFound']);
const FRENCH_UNKNOWN = ['docs/nope', 'API/core', 'docs/d%E9marrer'];

/** How long a page may take until it answers to the reader. */
const PATIENCE = 30_000;

/** The response with status 404 of a page that is asked for, and Chromium's message on it. */
const NOT_FOUND = /request failed on navigation: .* 404$|Failed to load resource: .* 404/;

// A sweep opens hundreds of pages, one after another on a busy machine.
test.setTimeout(900_000);

for (const { locale, home } of LOCALES) {
  test(`the file of every page says what the page is made from: ${locale}`, async ({
    site,
    page,
  }) => {
    await site.read(home);
    const problems: string[] = [];
    for (const source of listSourcePages(locale)) {
      const found = await findFaults(page, readServed(source.path), source);
      problems.push(...found.map((problem) => `/${source.path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('scripts show what the file says, on each page that differs in more than words', async ({
  site: _watchesFaults,
  context,
}) => {
  // Of a page and its translation, which mostly differ in words only, the first is opened.
  const pathOfShape = new Map<string, string>();
  for (const { path } of LOCALES.flatMap(({ locale }) => listSourcePages(locale))) {
    const shape = shapeOf(readServed(path));
    pathOfShape.set(shape, pathOfShape.get(shape) ?? path);
  }
  const addresses = [...ofEachEnding([...pathOfShape.values()])];
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const problems: string[] = [];

  await inParallel(addresses, TABS, async (address) => {
    // There are as many tabs as pages at a time.
    const tab = tabs.pop();
    if (tab === undefined) {
      throw new Error('A tab must be free');
    }
    if (problems.length < ENOUGH) {
      const found = await lookAt(tab, address);
      problems.push(...found.map((problem) => `/${address} ${problem}`));
    }
    tabs.push(tab);
  });
  expect(problems).toEqual([]);
  expect(addresses.length).toBeGreaterThan(200);
});

for (const [kind, path] of Object.entries(KINDS)) {
  test(`each form of the address of a page shows the same: ${kind}`, async ({ site, page }) => {
    const french = FRENCH_KINDS.has(kind) ? formsOf(`fr/${path}`) : [`fr/${path}`];
    for (const address of [...formsOf(path), ...french]) {
      const response = await site.open(address);
      expect(await findChanges(page, await response.text()), `/${address}`).toEqual([]);
    }
  });
}

for (const { locale, home, labels } of LOCALES) {
  for (const path of locale === 'fr' ? FRENCH_UNKNOWN : UNKNOWN) {
    test(`${locale}: /${path} shows the whole not-found page`, async ({ site, page }) => {
      const file = await (await page.request.get(`${home}404.html`)).text();
      // The page of the other language is put in the place of the one that is loading.
      const response = await page.goto(home + path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await site.start();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
      // Its address is not the one that the file names.
      const names = ['language', 'headings', 'title', 'text'] as const;
      expect(await findChanges(page, file, names)).toEqual([]);
      await expect(page).toHaveURL(addressOf(home + path));
      await site.expectFault(NOT_FOUND);
    });
  }
}

/** Gives each page one of the endings, in turn. */
function* ofEachEnding(paths: readonly string[]): Generator<string> {
  for (const [turn, path] of paths.entries()) {
    const forms = formsOf(path);
    yield forms[turn % forms.length] ?? path;
  }
}

/** The forms of a page's address that a static host answers. */
function formsOf(path: string): readonly string[] {
  if (path === '' || path.endsWith('/')) {
    return [path, `${path}index.html`];
  }
  return path.endsWith('.html') ? [path] : ENDINGS.map((ending) => path + ending);
}

async function lookAt(page: Page, address: string): Promise<readonly string[]> {
  const response = await page.goto(address, { waitUntil: 'commit' });
  const answersToReader = await expect
    .poll(() => startApplication(page), { timeout: PATIENCE, intervals: [20, 50] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (response === null || !answersToReader) {
    return ['does not answer to the reader'];
  }
  return response.status() === 200
    ? findChanges(page, await response.text())
    : [`answers ${response.status()}`];
}
