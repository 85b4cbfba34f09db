import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Catalogue, type Passage } from './catalogue';

function createFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
  return folder;
}

function at(key: string, english: string, module = 'core/Option'): Passage {
  return { module, key, english };
}

function run(folder: string, passages: readonly Passage[]) {
  const catalogue = new Catalogue(folder);
  return {
    texts: passages.map((passage) => catalogue.translate(passage).text),
    states: passages.map((passage) => catalogue.translate(passage).state),
    problems: catalogue.problems().map(({ kind, key, text }) => [kind, key, text]),
    first: catalogue.problems()[0],
    update: () => {
      catalogue.update();
    },
    read: (name: string): unknown => {
      const path = join(folder, `${name}.json`);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    },
  };
}

const VALUE = at('map/returns', 'The one.');
const OTHER = at('filter/returns', 'The one.');

test('the same English has another translation at another symbol', () => {
  const folder = createFolder({
    'core/Option': {
      'map/returns': { source: 'The one.', text: 'Le même.' },
      'filter/returns': { source: 'The one.', text: 'La même.' },
    },
  });
  const { texts, problems } = run(folder, [VALUE, OTHER]);
  expect(texts).toEqual(['Le même.', 'La même.']);
  expect(problems).toEqual([]);
});

test('two texts cannot have one key', () => {
  expect(() => run(createFolder({}), [VALUE, at('map/returns', 'Another.')])).toThrow(
    'Two texts have the key "map/returns" of the catalogue "core/Option.json"',
  );
});

describe('the table of a package', () => {
  const FILES = {
    'core/shared': { 'The one.': 'Le même.', 'Gone.': 'Parti.' },
    'core/Option': { 'filter/returns': { source: 'The one.', text: 'La même.' } },
  };

  test('translates what has no entry', () => {
    const { texts, states, problems } = run(createFolder(FILES), [VALUE, OTHER]);
    expect(texts).toEqual(['Le même.', 'La même.']);
    expect(states).toEqual(['current', 'current']);
    expect(problems).toEqual([['unused', 'Gone.', 'Gone.']]);
  });

  test('keeps what is used in it, which gets no entry', () => {
    const { update, read } = run(createFolder(FILES), [VALUE, OTHER]);
    update();
    expect(read('core/shared')).toEqual({ 'The one.': 'Le même.' });
    expect(read('core/Option')).toEqual(FILES['core/Option']);
  });

  test('comes before the entry of a symbol that is gone', () => {
    const { texts, problems } = run(createFolder(FILES), [VALUE]);
    expect(texts).toEqual(['Le même.']);
    expect(problems).toContainEqual(['unused', 'filter/returns', 'The one.']);
  });

  test('is one of that package alone', () => {
    const { texts } = run(createFolder(FILES), [at('map/returns', 'The one.', 'time/Time')]);
    expect(texts).toEqual(['The one.']);
  });

  test('holds translations that keep all of their text', () => {
    const folder = createFolder({ 'core/shared': { 'The one.': 'Le `2`.' } });
    expect(run(folder, [VALUE, OTHER]).problems).toEqual([
      ['broken', 'The one.', 'added `2`: "The one." is "Le `2`."'],
    ]);
  });
});

describe('a translation whose English has changed', () => {
  const FILES = {
    'core/Option': { 'map/returns': { source: 'It has 1.', text: 'Il en a 1.' } },
  };
  const NEW = at('map/returns', 'It has one, or 2.');
  const RENEWED = {
    'map/returns': { source: 'It has one, or 2.', was: 'It has 1.', text: 'Il en a 1.' },
  };

  test('is shown, and told with its place and both texts', () => {
    const folder = createFolder(FILES);
    const { texts, states, problems, first } = run(folder, [NEW]);
    expect(texts).toEqual(['Il en a 1.']);
    expect(states).toEqual(['stale']);
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

  test('gets the new text beside the one that it is of, and stays stale', () => {
    const folder = createFolder(FILES);
    const { update, read } = run(folder, [NEW]);
    update();
    expect(read('core/Option')).toEqual(RENEWED);
    expect(Object.keys((read('core/Option') as typeof RENEWED)['map/returns'])).toEqual([
      'source',
      'was',
      'text',
    ]);
    expect(run(folder, [NEW]).problems).toEqual([['stale', 'map/returns', 'It has one, or 2.']]);
  });

  test('keeps the text that it is of when the English changes again', () => {
    const { update, read } = run(createFolder({ 'core/Option': RENEWED }), [
      at('map/returns', 'It has some.'),
    ]);
    update();
    expect(read('core/Option')).toEqual({
      'map/returns': { ...RENEWED['map/returns'], source: 'It has some.' },
    });
  });

  test('is right again when the English is what it was', () => {
    const { problems, update, read } = run(createFolder({ 'core/Option': RENEWED }), [
      at('map/returns', 'It has 1.'),
    ]);
    expect(problems).toEqual([]);
    update();
    expect(read('core/Option')).toEqual(FILES['core/Option']);
  });

  test('is right once it is revised, and the old text taken away', () => {
    const folder = createFolder({
      'core/Option': { 'map/returns': { source: NEW.english, text: 'Il en a un, ou 2.' } },
    });
    expect(run(folder, [NEW]).problems).toEqual([]);
  });
});

test('a file without texts goes', () => {
  const { update, read } = run(
    createFolder({ 'core/Option': { 'map/returns': { source: 'The one.', text: 'Le même.' } } }),
    [],
  );
  update();
  expect(read('core/Option')).toBeUndefined();
});

test('a text without a translation is told, and gets an empty entry in its place', () => {
  const folder = createFolder({
    'core/Option': {
      'gone/returns': { source: 'Gone.', text: 'Parti.' },
      'map/returns': { source: 'The one.', text: '' },
    },
  });
  const { texts, states, problems, update, read } = run(folder, [OTHER, VALUE]);
  expect(texts).toEqual(['The one.', 'The one.']);
  expect(states).toEqual(['missing', 'missing']);
  expect(problems).toEqual([
    ['missing', 'filter/returns', 'The one.'],
    ['missing', 'map/returns', 'The one.'],
    ['unused', 'gone/returns', 'Gone.'],
  ]);
  update();
  expect(Object.entries(read('core/Option') as object)).toEqual([
    ['filter/returns', { source: 'The one.', text: '' }],
    ['map/returns', { source: 'The one.', text: '' }],
  ]);
});

test('a translation that has lost or added a part of its text is broken', () => {
  const folder = createFolder({
    'core/Option': { 'map/returns': { source: 'The one.', text: 'Le `2`.' } },
  });
  expect(run(folder, [VALUE]).problems).toEqual([
    ['broken', 'map/returns', 'added `2`: "The one." is "Le `2`."'],
  ]);
});

test('names of categories and the like are in tables that are filled as they are used', () => {
  const folder = createFolder({ 'shared/categories': { Old: 'Vieux', Models: 'Modèles' } });
  const catalogue = new Catalogue(folder);
  expect(catalogue.lookUp('shared/categories', 'Access')).toBe('Access');
  expect(catalogue.lookUp('shared/categories', 'Models')).toBe('Modèles');
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

const ENTRY = '"map/returns" must be an object with the texts "source" and "text"';

describe('a file that is no catalogue fails with its path', () => {
  test.each([
    ['no JSON', 'core/Option', '{', 'is not JSON'],
    ['a list', 'core/Option', [], 'must be a JSON object'],
    ['an entry without its English', 'core/Option', { 'map/returns': { text: 'Un.' } }, ENTRY],
    ['an entry without a text', 'core/Option', { 'map/returns': { source: 'One.' } }, ENTRY],
    ['a text for an entry', 'core/Option', { 'map/returns': 'Un.' }, ENTRY],
    [
      'a number for an older text',
      'core/Option',
      { 'map/returns': { source: 'One.', was: 1, text: 'Un.' } },
      ENTRY,
    ],
    ['an entry in a table', 'core/shared', { 'The one.': {} }, '"The one." must be a text'],
  ])('%s', (_title, name, content, message) => {
    const folder = createFolder({ [name]: content });
    expect(() => run(folder, [VALUE])).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`^Catalogue "${join(folder, name)}\\.json":? ${message}`),
        ) as string,
      }) as Error,
    );
  });
});
