import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { isPackagePath, REFERENCE_ROOT } from '../../../typedoc/reference/contract';
import type { PageSource } from './readPage';

interface Metadata {
  readonly permalink: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: { readonly keywords?: readonly string[] };
}

type Sidebar = LoadedVersion['sidebars'][string];

export async function listPages(
  allContent: AllContent,
  siteDir: string,
  baseUrl: string,
): Promise<readonly PageSource[]> {
  const instancesOf = (kind: 'docs' | 'blog' | 'pages'): readonly unknown[] =>
    Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const versions = (instancesOf('docs') as readonly DocsContent[]).flatMap(
    ({ loadedVersions }) => loadedVersions,
  );
  const current = versions.filter(({ isLast }) => isLast);
  const docs = current.flatMap(({ docs: ofVersion, sidebars }) =>
    ofVersion.map((doc) => ({
      metadata: doc,
      trail: Object.values(sidebars).flatMap((sidebar) => trailOf(doc.id, sidebar) ?? []),
    })),
  );
  const posts = (instancesOf('blog') as readonly BlogContent[]).flatMap(({ blogPosts }) =>
    blogPosts.map(({ metadata }) => ({ metadata, trail: [] })),
  );
  const single = (instancesOf('pages') as readonly PagesContent[])
    .flat()
    .flatMap((page) => (page.type === 'mdx' ? [{ metadata: page as Metadata, trail: [] }] : []))
    // Docusaurus lists them in the order of the file system.
    .sort((self, other) => (self.metadata.permalink < other.metadata.permalink ? -1 : 1));
  const pages = [...docs, ...posts, ...single].map(async ({ metadata, trail }) => {
    const path = metadata.permalink.slice(baseUrl.length - 1);
    const kind = kindOf(path);
    const file = join(siteDir, aliasedSitePathToRelativePath(metadata.source));
    return kind === undefined
      ? []
      : [
          {
            path,
            kind,
            title: metadata.title,
            description: metadata.description,
            keywords: metadata.frontMatter.keywords ?? [],
            trail,
            isMdx: file.endsWith('.mdx'),
            text: kind === 'reference' ? '' : await readFile(file, 'utf8'),
          },
        ];
  });
  return (await Promise.all(pages)).flat();
}

function kindOf(path: string): PageSource['kind'] | undefined {
  if (path === REFERENCE_ROOT || isPackagePath(path)) {
    return 'reference';
  }
  if (path.startsWith(`${REFERENCE_ROOT}/`)) {
    return undefined;
  }
  return path.startsWith('/docs/') ? 'guide' : path.startsWith('/blog/') ? 'post' : 'page';
}

function trailOf(id: string, items: Sidebar): readonly string[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) {
      return [];
    }
    if (item.type === 'category') {
      const inside =
        item.link?.type === 'doc' && item.link.id === id ? [] : trailOf(id, item.items);
      if (inside !== undefined) {
        return [item.label, ...inside];
      }
    }
  }
  return undefined;
}
