import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import { referenceFolder } from '../../typedoc/reference/contract';
import { contentFolder, isPart } from '../../typedoc/workspace/content';
import { type Locale, SOURCE_LOCALE } from '../../typedoc/workspace/locales';
import { listFiles } from './pages';

/** The addresses of each kind of page, from the name of the file and the slug in it. */
const ADDRESSES = {
  docs: (name: string, slug = name): string => `docs/${slug}`,
  blog: (name: string, slug = name): string => `blog/${slug}`,
  pages: (name: string): string => name,
  api: (name: string): string => `api/${name}`.replace(/\/index$/, ''),
} as const;

type Kind = keyof typeof ADDRESSES;

export interface SourcePage {
  readonly kind: Kind;
  /** Below the site's base: `fr/docs/getting-started/Introduction`. */
  readonly path: string;
  readonly heading: string;
}

export async function listSources(locale: Locale): Promise<readonly SourcePage[]> {
  const kinds = Object.keys(ADDRESSES) as readonly Kind[];
  return (await Promise.all(kinds.map((kind) => listKind(kind, locale)))).flat();
}

async function listKind(kind: Kind, locale: Locale): Promise<readonly SourcePage[]> {
  const folder = kind === 'api' ? referenceFolder(locale) : contentFolder(kind, locale);
  const home = locale === SOURCE_LOCALE ? '' : `${locale}/`;
  const names = listFiles(folder).filter((name) => /\.mdx?$/.test(name) && !isPart(name));
  return Promise.all(
    names.map(async (name) => {
      const filePath = join(folder, name);
      const { frontMatter, content } = await parseMarkdownFile({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const { slug, title } = frontMatter as { readonly slug?: string; readonly title?: string };
      const [, heading = title ?? ''] = /^# (.+?)(?: *\{.*\})?$/m.exec(content) ?? [];
      return {
        kind,
        path: home + ADDRESSES[kind](name.replace(/\.mdx?$/, ''), slug),
        heading: heading.replace(/[`*\\]/g, ''),
      };
    }),
  );
}
