import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import config from '../../docusaurus.config';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** How this site deals with faults, without what it consists of. */
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
  await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  return site;
}

/** Builds a site and returns what the build says when it fails. */
async function failureOf(site: string): Promise<string | undefined> {
  try {
    await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', site, '--no-minify'], {
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
    });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

describe('a site with the settings of this one', () => {
  test('is built when it has no fault', async () => {
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
