import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Catalogue, type Passage } from './catalogue';

type Files = Readonly<Record<string, unknown>>;

function createFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

function at(key: string, english: string, module = 'core/Option'): Passage {
  return { module, key, english };
}

function run(files: Files, ...passages: readonly Passage[]) {
  const folder = createFolder(files);
  const catalogue = new Catalogue(folder);
  const translations = passages.map((passage) => catalogue.translate(passage));
  return {
    translations: translations.map(({ text, state }) => `${state}: ${text}`),
    problems: catalogue.problems().map(({ kind, key, text }) => [kind, key, text]),
    first: catalogue.problems()[0],
    folder,
    updated: (name: string): unknown => {
      catalogue.update();
      const path = join(folder, `${name}.json`);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    },
  };
}

const VALUE = at('map/returns', 'The one.');
const OTHER = at('filter/returns', 'The one.');
const MAP = { 'map/returns': { source: 'The one.', text: 'Le même.' } };
const FILTER = { 'filter/returns': { source: 'The one.', text: 'La même.' } };

test('the same English can have different translations at different symbols', () => {
  const { translations, problems } = run({ 'core/Option': { ...MAP, ...FILTER } }, VALUE, OTHER);
  expect(translations).toEqual(['current: Le même.', 'current: La même.']);
  expect(problems).toEqual([]);
});

test('two texts cannot have the same key', () => {
  expect(() => run({}, VALUE, at('map/returns', 'Another.'))).toThrow(
    'Two texts have the key "map/returns" of the catalogue "core/Option.json"',
  );
});

describe('the table of a package', () => {
  const FILES = {
    'core/shared': { 'The one.': 'Le même.', 'Gone.': 'Parti.' },
    'core/Option': FILTER,
  };

  test('translates texts without an entry, and keeps used texts', () => {
    const { translations, problems, updated } = run(FILES, VALUE, OTHER);
    expect(translations).toEqual(['current: Le même.', 'current: La même.']);
    expect(problems).toEqual([['unused', 'Gone.', 'Gone.']]);
    expect(updated('core/shared')).toEqual({ 'The one.': 'Le même.' });
    expect(updated('core/Option')).toEqual(FILTER);
  });

  test('takes precedence over the entry of a deleted symbol', () => {
    const { translations, problems } = run(FILES, VALUE);
    expect(translations).toEqual(['current: Le même.']);
    expect(problems).toContainEqual(['unused', 'filter/returns', 'The one.']);
  });

  test('applies only to its package', () => {
    const { translations } = run(FILES, at('map/returns', 'The one.', 'time/Time'));
    expect(translations).toEqual(['missing: The one.']);
  });
});

describe('a translation whose English has changed', () => {
  const ENTRY = { 'map/returns': { source: 'It has 1.', text: 'Il en a 1.' } };
  const NEW = at('map/returns', 'It has one, or 2.');
  const RENEWED = { source: NEW.english, was: 'It has 1.', text: 'Il en a 1.' };

  test('is shown, and reported with its position and both texts', () => {
    const { translations, problems, first, folder } = run({ 'core/Option': ENTRY }, NEW);
    expect(translations).toEqual(['stale: Il en a 1.']);
    expect(first).toEqual({
      kind: 'stale',
      file: join(folder, 'core/Option.json'),
      line: 2,
      key: 'map/returns',
      text: 'It has one, or 2.',
      was: 'It has 1.',
    });
    expect(problems).toHaveLength(1);
  });

  test('gets the new English text next to the old one, and stays stale', () => {
    const updated = run({ 'core/Option': ENTRY }, NEW).updated('core/Option');
    expect(JSON.stringify(updated)).toBe(JSON.stringify({ 'map/returns': RENEWED }));
    expect(run({ 'core/Option': updated }, NEW).problems).toEqual([
      ['stale', 'map/returns', 'It has one, or 2.'],
    ]);
  });

  test('keeps the old English text when the English changes again', () => {
    const { updated } = run(
      { 'core/Option': { 'map/returns': RENEWED } },
      at('map/returns', 'New.'),
    );
    expect(updated('core/Option')).toEqual({ 'map/returns': { ...RENEWED, source: 'New.' } });
  });

  test('is current if the English is restored, or once the old text is removed', () => {
    const old = run({ 'core/Option': { 'map/returns': RENEWED } }, at('map/returns', 'It has 1.'));
    expect(old.problems).toEqual([]);
    expect(old.updated('core/Option')).toEqual(ENTRY);
    const revised = { source: NEW.english, text: 'Il en a un, ou 2.' };
    expect(run({ 'core/Option': { 'map/returns': revised } }, NEW).problems).toEqual([]);
  });
});

test('a file without texts is deleted', () => {
  expect(run({ 'core/Option': MAP }).updated('core/Option')).toBeUndefined();
});

test('a text without a translation is reported, and gets an empty entry', () => {
  const empty = { source: 'The one.', text: '' };
  const files = {
    'core/Option': { 'gone/returns': { source: 'Gone.', text: 'Parti.' }, 'map/returns': empty },
  };
  const { translations, problems, updated } = run(files, OTHER, VALUE);
  expect(translations).toEqual(['missing: The one.', 'missing: The one.']);
  expect(problems).toEqual([
    ['missing', 'filter/returns', 'The one.'],
    ['missing', 'map/returns', 'The one.'],
    ['unused', 'gone/returns', 'Gone.'],
  ]);
  expect(Object.entries(updated('core/Option') as object)).toEqual([
    ['filter/returns', empty],
    ['map/returns', empty],
  ]);
});

test.each([
  ['core/shared', { 'The one.': 'Le `2`.' }, 'The one.'],
  ['core/Option', { 'map/returns': { source: 'The one.', text: 'Le `2`.' } }, 'map/returns'],
])(
  'a translation in "%s" that adds or loses a part of the text is broken',
  (name, content, key) => {
    const { problems } = run({ [name]: content }, VALUE);
    expect(problems).toEqual([['broken', key, 'added `2`: "The one." is "Le `2`."']]);
  },
);

test('names of categories and similar texts are in tables, which are filled on use', () => {
  const folder = createFolder({ 'shared/categories': { Old: 'Vieux', Models: 'Modèles' } });
  const catalogue = new Catalogue(folder);
  const texts = ['Access', 'Models'].map((text) => catalogue.lookUp('shared/categories', text));
  expect(texts).toEqual(['Access', 'Modèles']);
  expect(catalogue.problems().map(({ kind, key }) => [kind, key])).toEqual([
    ['missing', 'Access'],
    ['unused', 'Old'],
  ]);
  catalogue.update();
  expect(JSON.parse(readFileSync(join(folder, 'shared/categories.json'), 'utf8'))).toEqual({
    Access: '',
    Models: 'Modèles',
  });
});

const ENTRY = '"map/returns" must be an object with the strings "source" and "text"';

test.each([
  ['no JSON', 'core/Option', '{', 'is not JSON'],
  ['a list', 'core/Option', [], 'must be a JSON object'],
  ['an entry without its English', 'core/Option', { 'map/returns': { text: 'Un.' } }, ENTRY],
  ['an entry without a text', 'core/Option', { 'map/returns': { source: 'One.' } }, ENTRY],
  ['a text for an entry', 'core/Option', { 'map/returns': 'Un.' }, ENTRY],
  ['a number', 'core/Option', { 'map/returns': { source: 'One.', was: 1, text: 'Un.' } }, ENTRY],
  ['an entry in a table', 'core/shared', { 'The one.': {} }, '"The one." must be a string'],
])('a file with %s is rejected, with its path', (_title, name, content, message) => {
  const isExpected = new RegExp(`^Catalogue "/.*/${name}\\.json":? ${message}`);
  expect(() => run({ [name]: content }, VALUE)).toThrow(isExpected);
});
