import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SITE } from '../../src/config/site';
import { type Answer, answer } from '../server/site';
import { LOCALES } from './test';

const BUILD = join(process.cwd(), 'build');

/** The address under which the site is published. */
export const PUBLISHED = SITE.url + SITE.baseUrl;

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Only for the elements of `WITH_TEXT`. */
  readonly text: string;
}

const WITH_TEXT = /^(?:a|h[1-6]|script|title)$/;

/** Returns the paths of all pages below the site's base, from the sitemaps of all languages. */
export function readSitemaps(): readonly string[] {
  return LOCALES.flatMap(({ home }) =>
    [...readServed(`${home}sitemap.xml`).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      pathOf(address),
    ),
  );
}

/** Returns the path of an address of the site, below the site's base. */
export function pathOf(address: string): string {
  if (!address.startsWith(PUBLISHED)) {
    throw new Error(`"${address}" is not an address of this site`);
  }
  return address.slice(PUBLISHED.length);
}

/** Returns the addresses of a page in all languages. Its file must list them. */
export function alternatesOf(path: string): Readonly<Record<string, string>> {
  const own = LOCALES.find(({ home }) => home !== '' && path.startsWith(home))?.home ?? '';
  const page = path.slice(own.length);
  return {
    ...Object.fromEntries(LOCALES.map(({ locale, home }) => [locale, PUBLISHED + home + page])),
    'x-default': PUBLISHED + page,
  };
}

/** Lists the paths of the files in a folder and its subfolders whose names have this ending. */
export function listFiles(folder: string, ending = ''): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.split(sep).join('/'));
}

/** Checks whether the server returns a file, not a redirect, for a path below the site's base. */
export function isServed(path: string): boolean {
  return answerTo(path).status === 200;
}

/** Reads the file that the server returns for a path below the site's base. */
export function readServed(path: string): string {
  const found = answerTo(path);
  if (found.status !== 200) {
    throw new Error(
      `"${path}" returned ${found.status}: run "npm run build" if the site is not built`,
    );
  }
  return readFileSync(found.file, 'utf8');
}

function answerTo(path: string): Answer {
  return answer(SITE.baseUrl + path, { folder: BUILD, base: SITE.baseUrl });
}

/** Reads the elements of a page in document order. */
export function readElements(path: string): readonly PageElement[] {
  return DomUtils.getElementsByTagName('*', parseDocument(readServed(path))).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    text: WITH_TEXT.test(element.name) ? DomUtils.textContent(element) : '',
  }));
}
