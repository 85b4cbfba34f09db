import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { createSiteServer } from '../e2e/server/site';
import { KINDS } from '../e2e/support/kinds';
import { baseUrlOf } from '../src/config/locales';
import { REFERENCE_FILES, type ReferenceSymbol, referenceFolder } from '../typedoc/plugin/contract';
import { CONTENT_KINDS, contentFolder, localeFolder } from '../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { findBrowser } from './browser';
import { type KnownEnglish, findPlainWords, titlePattern } from './pseudoText';

/*
 * Builds the site in a language made up from the English, with accents and a third longer, and fails
 * where a page still shows English of the interface or of the reference, or scrolls sideways on a
 * phone. `.cache/pseudo/` has the pictures.
 */

const LOCALE = 'en-XA';
const OUT = '.cache/pseudo';
const BUILD = join(OUT, 'build');
const PHONE = { width: 390, height: 844 };

const PAGES = [
  ...Object.values(KINDS).filter((path) => path !== KINDS.notFound),
  'search',
  'versions',
  'translations',
  'api/money',
];

/**
 * Elements that are English by design: texts that are marked as such, code, names of people and
 * packages, and the titles of guides and posts that nobody has translated.
 */
const ENGLISH = [
  `[lang]:not(html):not([lang="${LOCALE}"])`,
  'code',
  'pre',
  'kbd',
  // Drawings of guides.
  'svg',
  // A search result may be a guide.
  '[role="option"]',
  // Docusaurus has it for sites at a wrong address, in English alone.
  '[id^="__docusaurus-base-url-issue-banner"]',
  'script',
  'style',
  'noscript',
];

/** The field of the table of currencies that has their English names. */
const NAME_OF_CURRENCY = 3;

/** The titles and descriptions of guides, posts, tags and authors, the names of currencies and packages. */
function readKnownEnglish(): KnownEnglish {
  const files = CONTENT_KINDS.map((kind) => contentFolder(kind, SOURCE_LOCALE)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx?|yml)$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const titles = files
    .flatMap((file) => {
      const fields = file.startsWith('---') ? file.slice(0, file.indexOf('\n---')) : file;
      return [
        ...file.matchAll(/^#+ +(.+)$/gm),
        ...fields.matchAll(
          /^ *(?:title|name|label|sidebar_label|description): +['"]?(.+?)['"]?$/gm,
        ),
      ];
    })
    .map(([, title = '']) => title.replace(/ *\{#.*\}$|[`*]|\[|\]\([^)]*\)/g, ''));
  const currencies = readFileSync('typedoc/packages/money/table/currencies.csv', 'utf8')
    .split('\n')
    .map((row) => row.split(',')[NAME_OF_CURRENCY] ?? '')
    .filter((name) => name !== '');
  const symbols = JSON.parse(
    readFileSync(join(referenceFolder(SOURCE_LOCALE), REFERENCE_FILES.symbols), 'utf8'),
  ) as readonly ReferenceSymbol[];
  const names = symbols.flatMap((symbol) => [
    symbol.kind,
    symbol.package,
    ...symbol.name.split('.'),
  ]);
  return {
    titles: titlePattern([...titles, ...currencies]),
    names: new Set(
      [...names, 'import', 'from', 'undefined'].flatMap((name) => [name, ...name.split('-')]),
    ),
  };
}

/** Writes the language, and builds the site in it alone. */
function build(): void {
  // Settings read the row of the language where this names it.
  const env = { ...process.env, TEST_LOCALE: LOCALE };
  const script = join(__dirname, 'writePseudo.ts');
  const steps = [
    [
      '--import',
      'tsx',
      '--eval',
      `require(${JSON.stringify(script)}).writePseudoLocale('${LOCALE}')`,
    ],
    [
      '--import',
      'tsx',
      join(__dirname, 'build.ts'),
      '--locale',
      LOCALE,
      '--out-dir',
      BUILD,
      // Nobody loads it over a line.
      '--no-minify',
    ],
  ];
  for (const step of steps) {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, step, {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) {
      throw new Error(`${stdout}${stderr}`);
    }
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** The texts that a reader sees or hears, besides what is English by design. */
async function readTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((english) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(english) === null) {
        texts.push(node.textContent ?? '');
      }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (element.closest(english) === null) {
          texts.push(element.getAttribute(name) ?? '');
        }
      }
    }
    return texts.map((text) => text.replaceAll('\u200B', '').trim()).filter((text) => text !== '');
  }, ENGLISH.join());
}

/** How many pixels a page is too wide for its window. */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function findFaults(
  page: Page,
  path: string,
  known: KnownEnglish,
): Promise<readonly string[]> {
  const overflow = await readOverflow(page);
  const plain = (await readTexts(page)).filter((text) => findPlainWords(text, known).length > 0);
  return [
    ...(overflow > 0 ? [`/${path} scrolls sideways by ${overflow} px`] : []),
    ...[...new Set(plain)].map((text) => `/${path} is not translated: ${text}`),
  ];
}

async function main(): Promise<void> {
  if (!process.argv.includes('--built')) {
    try {
      build();
    } finally {
      rmSync(localeFolder(LOCALE), { recursive: true, force: true });
    }
  }
  const known = readKnownEnglish();
  const base = baseUrlOf(LOCALE);
  const server = createSiteServer({ folder: join(process.cwd(), BUILD, LOCALE), base }).listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const faults: string[] = [];
  try {
    const page = await browser.newPage({ viewport: PHONE });
    for (const path of PAGES) {
      const response = await page.goto(`http://localhost:${port}${base}${path}`);
      if (response?.ok() !== true) {
        faults.push(`/${path} is not there`);
      }
      faults.push(...(await findFaults(page, path, known)));
      await page.screenshot({ path: join(OUT, `${path.replaceAll('/', '-') || 'home'}.png`) });
    }
    await page.goto(`http://localhost:${port}${base}${KINDS.apiNamespace}`);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type('option');
    await dialog.getByRole('option').first().waitFor();
    faults.push(...(await findFaults(page, `${KINDS.apiNamespace}, search`, known)));
    await page.screenshot({ path: join(OUT, 'search.png') });
  } finally {
    await browser.close();
    server.close();
  }
  for (const fault of new Set(faults)) {
    console.error(fault);
  }
  console.log(`${String(PAGES.length)} pages, ${String(faults.length)} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
