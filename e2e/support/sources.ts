import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SITE } from '../../src/config/site';
import { referenceFolder, referencePath } from '../../typedoc/plugin/contract';
import { type ContentKind, contentFolder } from '../../typedoc/workspace/content';
import { type Locale, LOCALES, SOURCE_LOCALE } from '../../typedoc/workspace/locales';
import { labelsOf } from './labels';

/** A page and its title, as the file that it is made from gives them. */
export interface SourcePage {
  /** The path below the site's base: `fr/docs/getting-started/Introduction`. */
  readonly path: string;
  readonly locale: Locale;
  /** The text of its one `<h1>`. */
  readonly heading: string | RegExp;
  /** The file that it is made from, for messages. */
  readonly source: string;
}

interface Markdown {
  readonly file: string;
  readonly heading: string | undefined;
  readonly frontMatter: Readonly<Record<string, string>>;
}

type Kind = ContentKind | 'api';

/** Where the files of a language stand; the names in the folders are the same. */
function folderOf(kind: Kind, locale: string): string {
  return kind === 'api' ? referenceFolder(locale) : contentFolder(kind, locale);
}

/** Lists every page that a language must have, from the files that pages are made from. */
export function listSourcePages(locale: Locale): readonly SourcePage[] {
  const prefix = locale === SOURCE_LOCALE ? '' : `${locale}/`;
  return [
    ...pagesOf(
      'docs',
      locale,
      ({ frontMatter }, name) => `docs/${frontMatter['slug'] ?? withoutExtension(name)}`,
    ),
    ...categoryPages(locale),
    ...blogPages(locale),
    ...pagesOf(
      'api',
      locale,
      ({ file }) => referencePath(file)?.slice(1) ?? missing(`address of ${file}`),
    ),
    ...pagesOf('pages', locale, (_page, name) => withoutExtension(name)),
    { path: '', heading: SITE.title, source: 'src/pages/index.tsx' },
  ].map((page) => ({ ...page, path: prefix + page.path, locale }));
}

/** Whether a file is made into a page of guides or of the reference. */
export function isDocument(file: string): boolean {
  const isGuide = LOCALES.some((locale) => file.startsWith(`${folderOf('docs', locale)}/`));
  return referencePath(file) !== undefined || (isGuide && /\.mdx?$/.test(file));
}

type LocalPage = Omit<SourcePage, 'locale'>;

/** Pages that are made of a file each, which has the same name in all languages. */
function pagesOf(
  kind: Kind,
  locale: Locale,
  pathOf: (page: Markdown, name: string) => string,
): LocalPage[] {
  return markdownFiles(folderOf(kind, SOURCE_LOCALE)).map((name) => {
    const page = readLocalized(kind, name, locale);
    const { file, heading, frontMatter } = page;
    return {
      path: pathOf(page, name),
      heading: heading ?? frontMatter['title'] ?? missing(`heading in ${file}`),
      source: file,
    };
  });
}

/** Reads the titles of the folders' index pages; those of a translation stand in one file. */
function categoryPages(locale: Locale): LocalPage[] {
  const translated = (
    locale === SOURCE_LOCALE ? {} : readJson(`${folderOf('docs', locale)}.json`)
  ) as Readonly<Record<string, { readonly message: string }>>;
  return filesBelow(folderOf('docs', SOURCE_LOCALE))
    .filter((name) => name.endsWith('_category_.json'))
    .map((name) => {
      const file = `${folderOf('docs', SOURCE_LOCALE)}/${name}`;
      const { label, link } = readJson(file) as {
        readonly label: string;
        readonly link: { readonly slug: string; readonly title?: string };
      };
      const id = `sidebar.tutorialSidebar.category.${label}.link.generated-index.title`;
      const english = link.title ?? label;
      return {
        path: `docs${link.slug}`,
        heading: locale === SOURCE_LOCALE ? english : (translated[id]?.message ?? missing(id)),
        source: file,
      };
    });
}

function blogPages(locale: Locale): LocalPage[] {
  const posts = markdownFiles(folderOf('blog', SOURCE_LOCALE)).map((name) =>
    readLocalized('blog', name, locale),
  );
  const tags = new Set(posts.flatMap(({ frontMatter }) => listOf(frontMatter['tags'])));
  const { blogArchive, blogAuthors, blogTags } = labelsOf(locale);
  return [
    ...posts.map(({ file, heading, frontMatter }) => ({
      path: `blog/${frontMatter['slug'] ?? missing(`slug in ${file}`)}`,
      heading: frontMatter['title'] ?? heading ?? missing(`title in ${file}`),
      source: file,
    })),
    ...readRecords('tags.yml', locale)
      .filter(({ key }) => tags.has(key))
      .map(({ key, fields, file }) => ({
        path: `blog/tags/${key}`,
        // As in `2 posts tagged with "Hello"`.
        heading: new RegExp(`^\\S+ .*${fields['label'] ?? missing(`label of ${key}`)}`),
        source: file,
      })),
    ...readRecords('authors.yml', locale)
      .filter(({ fields }) => fields['page'] === 'true')
      .map(({ key, fields, file }) => ({
        path: `blog/authors/${key}`,
        heading: fields['name'] ?? missing(`name of ${key}`),
        source: file,
      })),
    { path: 'blog', heading: 'Blog', source: 'docusaurus.config.ts' },
    { path: 'blog/archive', heading: blogArchive, source: 'the theme' },
    { path: 'blog/authors', heading: blogAuthors, source: 'the theme' },
    { path: 'blog/tags', heading: blogTags, source: 'the theme' },
  ];
}

/** Reads the file of a language; a page whose file was never translated would be English. */
function readLocalized(kind: Kind, name: string, locale: Locale): Markdown {
  const file = `${folderOf(kind, locale)}/${name}`;
  if (!existsSync(file)) {
    throw new Error(`"${folderOf(kind, SOURCE_LOCALE)}/${name}" has no translation at "${file}"`);
  }
  const text = readFileSync(file, 'utf8');
  const [, block = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const [, heading] = /^# (.+)$/m.exec(body.replace(/^```[^]*?^```$/gm, '')) ?? [];
  return {
    file,
    heading: heading === undefined ? undefined : plainText(heading),
    frontMatter: readFields(block),
  };
}

interface NamedRecord {
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: string;
}

/** Reads a file of named records, each with indented fields, which is all the YAML there is. */
function readRecords(name: string, locale: Locale): NamedRecord[] {
  const file = `${folderOf('blog', locale)}/${name}`;
  const records = readFileSync(file, 'utf8').matchAll(/^(\S+):\n((?:[^\S\n]+\S.*\n?)+)/gm);
  return [...records].map(([, key = '', block = '']) => ({ key, fields: readFields(block), file }));
}

function readFields(block: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...block.matchAll(/^\s*(\w+): *(.+)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );
}

/** Takes the marks of Markdown out of a heading. */
function plainText(heading: string): string {
  return heading
    .replace(/ *\{#[^}]*\}$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}

function listOf(value = ''): string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function missing(what: string): never {
  throw new Error(`There is no ${what}`);
}

function markdownFiles(folder: string): string[] {
  // A file that begins with an underscore is a part of a page.
  return filesBelow(folder).filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
