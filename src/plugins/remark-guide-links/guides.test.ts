import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { NamesOf } from '../../../typedoc/reference/model/examples/exampleTable';
import { type Guide, createGuideReader, guidesTo, guidesToPackage } from './guides';

const MAP = 'Option.map(1, String);\n';
const PARSE = 'Int.parse("1");\n';

const names: NamesOf = (code) =>
  [
    [MAP, '/api/core/namespace/Option#map'],
    [PARSE, '/api/core/namespace/Int#parse'],
  ].flatMap(([known = '', path = '']) =>
    known.trim() === code.trim() ? [{ start: 0, length: 3, path }] : [],
  );

function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'guides-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const guide = (title: string, ...codes: readonly string[]): string =>
  `# ${title}\n\n${codes.map((code) => `\`\`\`ts\n${code}\`\`\`\n`).join('\n')}`;

describe('createGuideReader()', () => {
  test('reads what the examples of each guide use, and nothing of other files', () => {
    const root = repository({
      'docs/core/option.md': guide('Missing values', MAP, PARSE),
      'docs/start.mdx': guide('Start', PARSE),
      'blog/post.md': guide('A post', MAP),
    });
    expect(createGuideReader(root, names, 'docs')()).toEqual([
      {
        title: 'Missing values',
        path: '/docs/core/option',
        uses: new Set(['/api/core/namespace/Option#map', '/api/core/namespace/Int#parse']),
      },
      {
        title: 'Start',
        path: '/docs/start',
        uses: new Set(['/api/core/namespace/Int#parse']),
      },
    ]);
  });

  test('takes titles from the translations, and English ones where there is none', () => {
    const root = repository({
      'docs/option.md': guide('Missing values', MAP),
      'docs/start.md': guide('Start', PARSE),
      'fr/option.md': guide('Valeurs absentes', MAP),
    });
    const titles = createGuideReader(root, names, 'fr')().map(({ title }) => title);
    expect(titles).toEqual(['Valeurs absentes', 'Start']);
  });

  test('names a guide without a title', () => {
    const root = repository({ 'docs/start.md': `\`\`\`ts\n${MAP}\`\`\`\n` });
    expect(createGuideReader(root, names, 'docs')).toThrow(
      '"docs/start.md" has no title: begin its text with "# "',
    );
  });
});

const about = (title: string, ...uses: readonly string[]): Guide => ({
  title,
  path: `/docs/packages/core/${title}`,
  uses: new Set(uses),
});
const START: Guide = { ...about('start', '/api/core/namespace/Option#map'), path: '/docs/start' };
const OPTION = about(
  'option',
  '/api/core/namespace/Option',
  '/api/core/namespace/Option#map',
  '/api/core/namespace/Option#some',
);
const RESULT = about('result', '/api/core/namespace/Option#some', '/api/error/function/panic');
const titles = (guides: readonly Guide[]): readonly string[] => guides.map(({ title }) => title);

describe('guidesTo()', () => {
  const guides = [START, RESULT, OPTION];

  test('gives the guides that use a member, that about its page first', () => {
    expect(titles(guidesTo(guides, '/api/core/namespace/Option#map'))).toEqual(['option', 'start']);
    expect(guidesTo(guides, '/api/core/namespace/Option#none')).toEqual([]);
  });

  test('gives those of its package, then recipes, the tutorial, and what leads from elsewhere', () => {
    const path = '/api/core/namespace/Option#map';
    const at = (folder: string, ...uses: readonly string[]): Guide => ({
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

  test('gives for a page those that use anything on it, and nothing on one whose name is longer', () => {
    expect(titles(guidesTo(guides, '/api/core/namespace/Option'))).toEqual([
      'option',
      'result',
      'start',
    ]);
    expect(guidesTo(guides, '/api/core/namespace/Opt')).toEqual([]);
  });
});

test('guidesToPackage() gives its overview, then those of its folder, and those that use it', () => {
  const guides = [START, RESULT, OPTION];
  expect(titles(guidesToPackage(guides, 'core'))).toEqual(['result', 'option', 'start']);
  for (const path of ['/docs/packages/core', '/docs/packages/core/overview']) {
    const overview = { ...OPTION, title: 'overview', path };
    expect(titles(guidesToPackage([...guides, overview], 'core'))[0]).toBe('overview');
  }
  expect(titles(guidesToPackage(guides, 'error'))).toEqual(['result']);
  expect(guidesToPackage(guides, 'time')).toEqual([]);
});
