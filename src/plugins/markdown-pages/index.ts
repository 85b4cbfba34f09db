import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { showFiles } from '../../../typedoc/doctest/tutorialProject';
import { REFERENCE_PLUGIN_ID, versionOf } from '../../../typedoc/reference/contract';
import { writeMarkdown } from '../../../typedoc/reference/render/sections';
import { themeTexts } from '../../../typedoc/reference/referenceTexts';
import { currentLocale } from '../../config/localeConfig';
import { siteTexts } from '../../config/siteTexts';
import { readPage } from '../reference/referenceFile';
import { type MarkdownPage, linkResolver, markdownPath } from './linkResolver';
import { type ListedPage, toIndex } from './llms';
import { orderBySidebars } from './orderBySidebars';
import { toMarkdown, withTitle } from './toMarkdown';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

interface Page extends MarkdownPage {
  readonly title: string;
  readonly description: string;
}

/**
 * Replaces `docusaurus-plugin-llms` 0.6, which writes all languages from the English files and ignores
 * the pages of docs plugins.
 */
export default function markdownPages({ siteDir, siteConfig }: LoadContext): Plugin {
  const titles = siteTexts().sections;
  const texts = themeTexts(currentLocale());
  let sections: readonly { readonly title: string; readonly pages: readonly Page[] }[] = [];
  return {
    name: 'markdown-pages',
    allContentLoaded({ allContent }) {
      const instances = allContent[DOCS_PLUGIN] as Readonly<Record<string, LoadedContent>>;
      sections = [
        ['default', titles.guides] as const,
        [REFERENCE_PLUGIN_ID, titles.reference] as const,
      ].map(([id, title]) => ({
        title,
        pages: (instances[id]?.loadedVersions ?? []).flatMap((version) =>
          listPages(version, siteDir),
        ),
      }));
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      const { url, baseUrl, title, tagline } = siteConfig;
      const resolve = linkResolver(
        sections.flatMap(({ pages }) => pages),
        url,
        baseUrl,
      );
      const write = async (page: Page): Promise<void> => {
        const { source, permalink, title: name } = page;
        const resolveLink = (target: string): string => resolve(page, target);
        const file = join(siteDir, source);
        const data = readPage(file);
        const body =
          data === undefined
            ? toMarkdown(
                showFiles(source, await readFile(file, 'utf8')),
                source.endsWith('.mdx'),
                resolveLink,
              )
            : writeMarkdown(data, texts, resolveLink);
        const path = join(outDir, markdownPath(permalink).slice(baseUrl.length));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, withTitle(body, name));
      };
      const describe = ({ title: name, description, permalink }: Page): ListedPage => ({
        title: name,
        description,
        url: `${url}${markdownPath(permalink)}`,
      });
      await Promise.all(sections.flatMap(({ pages }) => pages.map(write)));
      const listed = sections.map((section) => ({
        title: section.title,
        pages: section.pages.filter(({ source }) => versionOf(source) === undefined).map(describe),
      }));
      await writeFile(join(outDir, 'llms.txt'), toIndex({ title, tagline, sections: listed }));
    },
  };
}

function listPages(
  { docs, sidebars, contentPath, contentPathLocalized = contentPath }: LoadedVersion,
  siteDir: string,
): readonly Page[] {
  return orderBySidebars(docs, sidebars).map(({ source, permalink, title, description }) => {
    const file = source.replace(/^@site\//, '');
    const path = join(siteDir, file);
    const translated = relative(contentPathLocalized, path);
    return {
      source: file,
      original: relative(
        siteDir,
        translated.startsWith('..') ? path : join(contentPath, translated),
      ),
      permalink,
      title,
      description,
    };
  });
}
