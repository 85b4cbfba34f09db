import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import config from '../../docusaurus.config';
import { buildSite } from '../testing/buildSite';

const settings = {
  title: config.title,
  url: config.url,
  baseUrl: config.baseUrl,
  trailingSlash: config.trailingSlash,
  onBrokenLinks: config.onBrokenLinks,
  onBrokenAnchors: config.onBrokenAnchors,
  onDuplicateRoutes: config.onDuplicateRoutes,
  markdown: config.markdown,
  future: config.future,
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', { path: 'pages', routeBasePath: '/' }]],
};

const PAGES = {
  'index.md':
    '---\nslug: /\n---\n\n# Home\n\n[Other page](./other.md) [There](./other.md#there) ![Dot](/dot.svg)\n',
  'other.md': '# Other\n\n## There\n\n[A page](./index.md)\n',
};

const sites: string[] = [];

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => rm(site, { recursive: true })));
});

async function makeSite(pages: Readonly<Record<string, string>>): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'broken-site-'));
  sites.push(site);
  const files = {
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = ${JSON.stringify(settings)};`,
    'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`pages/${name}`, text])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  return site;
}

async function failureOf(site: string): Promise<string | undefined> {
  try {
    await buildSite(site, ['--no-minify']);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a site with the settings of this one', () => {
  test('is built if it has no error', async () => {
    const site = await makeSite(PAGES);
    expect(await failureOf(site)).toBeUndefined();
    expect(await readFile(join(site, 'build/other.html'), 'utf8')).toContain('Other');
  });

  test.each([
    ['a broken link', '[Nowhere](/nowhere)', /broken links![^]*-> linking to \/std\/nowhere/],
    [
      'a broken anchor',
      '[Nowhere](/other#nowhere)',
      /broken anchors![^]*-> linking to \/std\/other#nowhere/,
    ],
    [
      'a broken Markdown link',
      '[Nowhere](./nowhere.md)',
      /Markdown link with URL `\.\/nowhere\.md`[^]*couldn't be resolved/,
    ],
    [
      'a broken image',
      '![Nowhere](./nowhere.png)',
      /image with URL `\.\/nowhere\.png`[^]*couldn't be resolved/,
    ],
  ])('is not built with %s', async (_fault, markdown, message) => {
    const site = await makeSite({ ...PAGES, 'index.md': `${PAGES['index.md']}\n${markdown}\n` });
    expect(await failureOf(site)).toMatch(message);
  });

  test('is not built with two pages at one path', async () => {
    const site = await makeSite({ ...PAGES, 'third.md': '---\nslug: /other\n---\n\n# Third\n' });
    expect(await failureOf(site)).toMatch(/Duplicate routes found![^]*\/std\/other/);
  });
});
