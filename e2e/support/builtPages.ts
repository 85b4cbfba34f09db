import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { SITE } from '../../src/config/site';

const BUILD = 'build';

/** A page as its file holds it. */
export interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  /** The ids of its headings below the title. */
  readonly sections: readonly string[];
  /** The addresses of its links. */
  readonly links: readonly string[];
}

/** The file that an address leads to, and the anchor that it asks for there. */
export interface BuiltAddress {
  readonly file: string;
  readonly hash: string;
}

/** Reads every HTML file of the build, by its path: `fr/docs/packages/core/option.html`. */
export function readBuiltPages(): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, parsePage(readFileSync(join(BUILD, file), 'utf8'))]));
}

/** Finds what a static host answers an address with, unless the address is of another site. */
export function fileOf(
  href: string,
  from: string,
  pages: ReadonlyMap<string, BuiltPage>,
): BuiltAddress | undefined {
  const { protocol, pathname, hash } = new URL(href, `site:${SITE.baseUrl}${from}`);
  const path = decodeURIComponent(pathname);
  if (protocol !== 'site:' || !path.startsWith(SITE.baseUrl)) {
    return undefined;
  }
  const name = path.slice(SITE.baseUrl.length);
  const file = [name, `${name}.html`, `${name}/index.html`, `${name}index.html`].find((candidate) =>
    pages.has(candidate),
  );
  return file === undefined ? undefined : { file, hash: decodeURIComponent(hash.slice(1)) };
}

/** A regular expression, since a parser takes minutes for all pages. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)+)\s*\/?>/gi;

function parsePage(html: string): BuiltPage {
  const tags = [...html.matchAll(TAG)].map(({ 1: name = '', 2: attributes = '' }) => ({
    name,
    attributes,
  }));
  const ids = tags.flatMap(({ attributes }) => attribute(attributes, 'id') ?? []);
  const sections = tags
    .filter(({ name }) => /^h[2-6]$/.test(name))
    .flatMap(({ attributes }) => attribute(attributes, 'id') ?? []);
  const links = tags
    .filter(({ name }) => name === 'a')
    .flatMap(({ attributes }) => attribute(attributes, 'href') ?? []);
  return { ids: new Set(ids), sections, links };
}

const ATTRIBUTES = {
  id: attributePattern('id'),
  href: attributePattern('href'),
};

function attributePattern(name: string): RegExp {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
}

function attribute(attributes: string, name: keyof typeof ATTRIBUTES): string | undefined {
  const [, double, single, bare] = ATTRIBUTES[name].exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : decode(value);
}

/** React writes these characters as entities. */
function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
