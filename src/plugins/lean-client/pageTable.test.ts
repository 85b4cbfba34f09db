import { describe, expect, test } from 'vitest';
import { chunkNamesOf, registryOf, routesOf } from './client/pages';
import { type CompactOptions, compactTable, listPages, toLines } from './pageTable';

const CHUNK_NAMES = JSON.stringify({
  '/std/blog-aaa': { __comp: 'blog0000', items: [{ content: 'post0000' }] },
  '/std/docs/guide-bbb': { __comp: 'display0', content: 'guide000' },
  '/std/api-ccc': { __comp: 'root0000', __context: { plugin: 'plugin00' } },
  '/std/api-ddd': { __comp: 'display0', content: 'index000' },
  '/std/api/core-eee': { __comp: 'display0', content: 'core0000' },
  '/std/api/core/class/A-B-fff': { __comp: 'display0', content: 'class000' },
});

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/std/docs/guide',
    component: ComponentCreator('/std/docs/guide', 'bbb'),
    exact: true,
    sidebar: "tutorialSidebar"
  },
  {
    path: '/std/api',
    component: ComponentCreator('/std/api', 'ccc'),
    routes: [
      {
        path: '/std/api',
        component: ComponentCreator('/std/api', 'ddd'),
        exact: true,
        sidebar: "api"
      },
      {
        path: '/std/api/core',
        component: ComponentCreator('/std/api/core', 'eee'),
        exact: true,
        sidebar: "api"
      },
      {
        path: '/std/api/core/class/A-B',
        component: ComponentCreator('/std/api/core/class/A-B', 'fff'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
];
`;

const entry = (name: string, file: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],`;

const REGISTRY = `export default {
${entry('class000', 'api/core/class/A-B.md')}
${entry('core0000', 'api/core/index.md')}
${entry('guide000', 'docs/guide.md')}
${entry('index000', 'api/index.md')}};
`;

const OPTIONS: CompactOptions = {
  base: '/std/api',
  siteDir: '/site',
  pages: listPages(CHUNK_NAMES, '/std/api'),
};

const PAGES = { base: '/std/api', component: 'display0', lines: ' core\ncore/class A-B' };

describe('compactTable()', () => {
  test('takes the pages out of the routes, and makes routes of the lines', () => {
    const routes = compactTable('routes.js', ROUTES, OPTIONS);
    expect(routes).toContain("path: '/std/docs/guide'");
    expect(routes).toContain("ComponentCreator('/std/api', 'ccc')");
    expect(routes).toContain('routes: [...routesOf(pages, ComponentCreator)');
    expect(routes).not.toMatch(/'(?:ddd|eee|fff)'/);
  });

  test('takes the pages out of the registry, and names their files to the bundler', () => {
    const registry = compactTable('registry.js', REGISTRY, OPTIONS);
    expect(registry).toContain('"guide000"');
    expect(registry).not.toMatch(/"(?:index|core|class)000/);
    expect(registry.match(/import\(.*\/site.*/g)).toEqual([
      'import(/* webpackChunkName: "index-md" */ "/site/api/index.md");',
      'import(/* webpackChunkName: "core-index-md" */ "/site/api/core/index.md");',
      'import(/* webpackChunkName: "core-class-A-B-md" */ "/site/api/core/class/A-B.md");',
    ]);
    expect(registry).toContain(
      `export const pages = ${JSON.stringify({ ...PAGES, lines: '  core\ncore/class A-B' })};`,
    );
  });

  test('takes the pages out of the names of chunks', () => {
    const names = compactTable('routesChunkNames.json', CHUNK_NAMES, OPTIONS);
    expect(names).toContain('"/std/docs/guide-bbb"');
    expect(names).toContain('"/std/api-ccc"');
    expect(names).not.toMatch(/(?:ddd|eee|fff)"/);
    expect(names).toContain('...chunkNamesOf(pages)');
  });

  test('fails when Docusaurus writes its tables in another way', () => {
    expect(() => compactTable('routes.js', ROUTES.replace("'fff'", '"fff"'), OPTIONS)).toThrow(
      '"routes.js" has no entry of "/std/api/core/class/A-B"',
    );
    expect(() => compactTable('registry.js', 'export default {};', OPTIONS)).toThrow(
      '"registry.js" has no entry of "/std/api"',
    );
    expect(() => compactTable('routes.js', ROUTES, { ...OPTIONS, pages: [] })).toThrow(
      'The pages below "/std/api" must have one component, found 0',
    );
  });
});

describe('the tables in the browser', () => {
  test('have the index of the reference, that of a package, and what it holds', () => {
    const pages = { ...PAGES, lines: toLines(['', 'core', 'core/class/A-B', 'core/class/C']) };
    expect(routesOf(pages, (path, hash) => `${path} ${hash}`)).toEqual([
      { path: '/std/api', component: '/std/api page', exact: true, sidebar: 'api' },
      { path: '/std/api/core', component: '/std/api/core page', exact: true, sidebar: 'api' },
      ...['A-B', 'C'].map((name) => ({
        path: `/std/api/core/class/${name}`,
        component: `/std/api/core/class/${name} page`,
        exact: true,
        sidebar: 'api',
      })),
    ]);
  });

  test('name the chunks of a page', () => {
    expect(chunkNamesOf(PAGES)).toMatchObject({
      '/std/api/core/class/A-B-page': { __comp: 'display0', content: 'core-class-A-B-md' },
    });
  });

  test('load the chunk of a page, those that it asks for, and its module', async () => {
    const loaded: string[] = [];
    const registry = registryOf(PAGES, {
      loadChunk: (name) => Promise.resolve(loaded.push(name)),
      requireModule: (id) => `module ${id}`,
      places: () => ({ 'core-class-A-B-md': [7, 'shared'] }),
    });
    expect(Object.keys(registry)).toEqual(['core-index-md', 'core-class-A-B-md']);
    expect(await registry['core-class-A-B-md']?.[0]()).toBe('module 7');
    expect(loaded).toEqual(['core-class-A-B-md', 'shared']);
    await expect(registry['core-index-md']?.[0]()).rejects.toThrow(
      '"core-index-md" does not say where its page is',
    );
  });

  test('hand on what keeps a chunk from loading', async () => {
    const registry = registryOf(PAGES, {
      loadChunk: () => Promise.reject(new Error('Loading chunk failed')),
      requireModule: () => undefined,
      places: () => ({}),
    });
    await expect(registry['core-index-md']?.[0]()).rejects.toThrow('Loading chunk failed');
  });
});
