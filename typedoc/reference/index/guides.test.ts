import { describe, expect, test } from 'vitest';
import { createEntry, createPage } from '../fixtures/pageData';
import { createWorkspace } from '../fixtures/workspace';
import type { NamesOf } from './exampleNames';
import { type ReadGuide, addGuides, guidesTo, guidesToPackage, readGuides } from './guides';

const MAP = 'Option.map(1, String);\n';
const PARSE = 'Int.parse("1");\n';

const PATHS: ReadonlyMap<string, string> = new Map([
  [MAP.trim(), '/api/core/namespace/Option#map'],
  [PARSE.trim(), '/api/core/namespace/Int#parse'],
]);

const names: NamesOf = (code) => {
  const path = PATHS.get(code);
  return path === undefined ? [] : [{ start: 0, length: 3, path }];
};

function repository(files: Readonly<Record<string, string>>): string {
  const { root, put } = createWorkspace({});
  for (const [path, content] of Object.entries(files)) {
    put(path, content);
  }
  return root;
}

const guide = (title: string, ...codes: readonly string[]): string =>
  `# ${title}\n\n${codes.map((code) => `\`\`\`ts\n${code}\`\`\`\n`).join('\n')}`;

describe('readGuides()', () => {
  test('reads which names the examples of each guide use, and no other files', () => {
    const root = repository({
      'docs/core/option.md': guide('Missing values', MAP, PARSE),
      'docs/recipes/start.mdx': guide('Start', PARSE),
      'blog/post.md': guide('A post', MAP),
    });
    expect(readGuides(root, names, 'en-GB')).toEqual([
      {
        title: 'Missing values',
        path: '/docs/core/option',
        isTask: false,
        uses: new Set(['/api/core/namespace/Option#map', '/api/core/namespace/Int#parse']),
      },
      {
        title: 'Start',
        path: '/docs/recipes/start',
        isTask: true,
        uses: new Set(['/api/core/namespace/Int#parse']),
      },
    ]);
  });

  test('reads titles from the translations, and English titles for untranslated guides', () => {
    const root = repository({
      'docs/option.md': guide('Missing values', MAP),
      'docs/start.md': guide('Start', PARSE),
      'i18n/fr/docusaurus-plugin-content-docs/current/option.md': guide('Valeurs absentes', MAP),
    });
    const titles = readGuides(root, names, 'fr').map(({ title }) => title);
    expect(titles).toEqual(['Valeurs absentes', 'Start']);
  });

  test('reports a guide without a title', () => {
    const root = repository({ 'docs/start.md': `\`\`\`ts\n${MAP}\`\`\`\n` });
    expect(() => readGuides(root, names, 'en-GB')).toThrow(
      '"docs/start.md" has no title: begin its text with "# "',
    );
  });
});

const about = (title: string, ...uses: readonly string[]): ReadGuide => ({
  title,
  path: `/docs/packages/core/${title}`,
  isTask: false,
  uses: new Set(uses),
});
const START: ReadGuide = {
  ...about('start', '/api/core/namespace/Option#map'),
  path: '/docs/start',
};
const OPTION = about(
  'option',
  '/api/core/namespace/Option',
  '/api/core/namespace/Option#map',
  '/api/core/namespace/Option#some',
);
const RESULT = about('result', '/api/core/namespace/Option#some', '/api/error/function/panic');
const titles = (guides: readonly ReadGuide[]): readonly string[] =>
  guides.map(({ title }) => title);

describe('guidesTo()', () => {
  const guides = [START, RESULT, OPTION];

  test('returns the guides that use a member, the guide about its page first', () => {
    expect(titles(guidesTo(guides, '/api/core/namespace/Option#map'))).toEqual(['option', 'start']);
    expect(guidesTo(guides, '/api/core/namespace/Option#none')).toEqual([]);
  });

  test('returns the guides of its package, then recipes, the tutorial, and guides for users of other libraries last', () => {
    const path = '/api/core/namespace/Option#map';
    const at = (folder: string, ...uses: readonly string[]): ReadGuide => ({
      ...about(folder, path, ...uses),
      path: `/docs/${folder}`,
    });
    const many = ['#a', '#b', '#c'].map((anchor) => `/api/core/namespace/Option${anchor}`);
    const all = [
      at('coming-from/fp-ts', ...many),
      at('tutorial/values', ...many),
      at('background/absence'),
      at('recipes/form'),
      at('packages/task', ...many),
      at('packages/core'),
    ];
    expect(titles(guidesTo(all, path))).toEqual([
      'packages/core',
      'packages/task',
      'recipes/form',
      'tutorial/values',
      'background/absence',
      'coming-from/fp-ts',
    ]);
  });

  test('returns the guides that use anything on a page, but not on a page with a longer name', () => {
    expect(titles(guidesTo(guides, '/api/core/namespace/Option'))).toEqual([
      'option',
      'result',
      'start',
    ]);
    expect(guidesTo(guides, '/api/core/namespace/Opt')).toEqual([]);
  });
});

test('guidesToPackage() returns the overview, then the guides of its folder, then others that use it', () => {
  const guides = [START, RESULT, OPTION];
  expect(titles(guidesToPackage(guides, 'core'))).toEqual(['result', 'option', 'start']);
  for (const path of ['/docs/packages/core', '/docs/packages/core/overview']) {
    const overview = { ...OPTION, title: 'overview', path };
    expect(titles(guidesToPackage([...guides, overview], 'core'))[0]).toBe('overview');
  }
  expect(titles(guidesToPackage(guides, 'error'))).toEqual(['result']);
  expect(guidesToPackage(guides, 'time')).toEqual([]);
});

test('addGuides() adds three guides to a page, one to a member, and eight to a package', () => {
  const path = '/api/core/namespace/Option';
  const guides = [
    ...Array.from({ length: 9 }, (_, index) => about(`guide ${index}`, `${path}#map`)),
    { ...START, path: '/docs/recipes/start', isTask: true, uses: new Set([`${path}#some`]) },
  ];
  const entries = [createEntry('map'), createEntry('some'), createEntry('none')];
  const page = addGuides(createPage({ groups: [{ id: 'all', entries }] }), guides);
  expect(page.guides.map(({ title }) => title)).toEqual(['guide 0', 'guide 1', 'guide 2']);
  expect(page.groups[0]?.entries.map((entry) => entry.guides)).toEqual([
    [{ title: 'guide 0', path: '/docs/packages/core/guide 0', isTask: false }],
    [{ title: 'start', path: '/docs/recipes/start', isTask: true }],
    [],
  ]);
  const owner = createPage({ kind: 'package', path: '/api/core' });
  expect(addGuides(owner, guides).guides).toHaveLength(8);
  expect(addGuides(createPage({ kind: 'root', path: '/api' }), guides).guides).toEqual([]);
});
