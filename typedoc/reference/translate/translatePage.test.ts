import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDescription, createEntry, createPage } from '../fixtures/pageData';
import { SHAPE, SHAPES, example } from '../fixtures/sources';
import { type FixtureWorkspace, createWorkspace } from '../fixtures/workspace';
import type { Description, Entry, PageData } from '../pageData';
import { requireTranslations } from '../run';
import { readText } from '../text';
import type { Catalogue } from './catalogue';
import { translatePage } from './translatePage';

const KEY = { module: 'core/Option', symbol: 'map', block: 'summary' };

/** Translates the texts of the symbol `map`. */
function translate(page: Partial<PageData>, french: Readonly<Record<string, string>>): PageData {
  const translations: Pick<Catalogue, 'translate' | 'lookUp' | 'readme'> = {
    translate: ({ key, english }) => {
      const text = french[key.slice('map/'.length)];
      const state = text?.startsWith('Old') === true ? 'stale' : 'current';
      return text === undefined ? { text: english, state: 'missing' } : { text, state };
    },
    lookUp: (table, english) => `${table}(${english.replace('colour', 'color')})`,
    readme: (_name, english) => english,
  };
  return translatePage(createPage(page), translations, []);
}

function describeIn(english: Partial<Description>, french: Readonly<Record<string, string>>) {
  const description = createDescription('One.', { key: KEY, ...english });
  return translate({ description }, { summary: 'Un.', ...french });
}

describe('translatePage()', () => {
  test('shows missing texts in English, and marks a page with missing or stale texts', () => {
    const english = {
      summary: readText('One.\n\nTwo.\n\nThree.'),
      examples: [{ title: 'Add', blocks: readText('```ts\n1; // => 1\n```') }],
    };
    const { description, isPartlyEnglish } = describeIn(english, { 'summary/3': 'Old trois.' });
    expect(description).toMatchObject({
      summary: [{ parts: ['Un.'] }, { parts: ['Two.'] }, { parts: ['Old trois.'] }],
      examples: [{ title: 'Add' }],
    });
    expect(isPartlyEnglish).toBe(true);
    expect(describeIn({}, { summary: 'Old un.' }).isPartlyEnglish).toBe(true);
    expect(describeIn({}, {})).not.toHaveProperty('isPartlyEnglish');
  });

  test('keeps the targets of links, and reads a link that is not in the English as code', () => {
    const link = { link: 'Int.of', to: '/api/core/namespace/Int#of', isName: true };
    const { description } = describeIn(
      { summary: [{ parts: ['From ', link, '.'] }] },
      { summary: 'De {@link Int.of}, `x` ou {@link gone}.' },
    );
    expect(description?.summary).toEqual([
      { parts: ['De ', link, ', ', { code: 'x' }, ' ou ', { code: 'gone' }, '.'] },
    ]);
  });

  test('translates the comments of code, but not claims, and keeps its id', () => {
    const blocks = readText('```ts\n// Long.\n0; // => 0\n```');
    const { description } = describeIn(
      { examples: [{ title: 'Add', blocks }] },
      { 'example/title': 'Ajouter', 'example/comment': 'Longue.' },
    );
    expect(description?.examples).toEqual([
      { title: 'Ajouter', blocks: [{ ...blocks[0], code: '// Longue.\n0; // => 0' }] },
    ]);
  });

  test('translates keywords as one text, but not names in other libraries', () => {
    const english = { keywords: ['draw', 'paint'], aliases: ['line'] };
    expect(describeIn(english, { keywords: 'dessiner' }).description).toMatchObject({
      keywords: ['dessiner'],
      aliases: ['line'],
    });
  });

  test('looks up titles of categories and texts of manifests, each keyword once', () => {
    const list = { id: 'access', title: 'Access' };
    const others = { id: 'others', items: [] };
    const { contents, groups, ...page } = translate(
      {
        contents: [{ ...list, items: [] }, others],
        groups: [{ ...list, entries: [createEntry('map')] }],
        keywords: ['colour', 'color', 'text'],
      },
      {},
    );
    const title = 'shared/categories(Access)';
    expect(contents).toEqual([{ id: 'access', title, items: [] }, others]);
    expect(groups).toMatchObject([{ id: 'access', title, entries: [{ title: 'map()' }] }]);
    expect(page.package?.description).toBe('shared/packages(Basics.)');
    expect(page.keywords).toEqual(['shared/packages(color)', 'shared/packages(text)']);
  });
});

function readCatalogue(workspace: FixtureWorkspace, file: string): object {
  return JSON.parse(workspace.read(`catalogue/${file}.json`)) as object;
}

function entriesIn({ groups }: PageData): readonly Entry[] {
  return groups.flatMap(({ entries }) => entries);
}

describe('the catalogue of a workspace', () => {
  test('reports every missing text, which the page shows in English', async () => {
    const workspace = createWorkspace(SHAPES);
    const { problems } = await workspace.write();
    expect(problems).toContainEqual({
      kind: 'missing',
      file: join(workspace.root, 'catalogue/shapes/Shape.json'),
      key: 'Shape:type/summary',
      text: 'A closed figure.',
    });
    const page = workspace.french('shapes/interface/Shape.md');
    expect(page).toContain('\nA closed figure.\n');
    expect(page).toMatch(
      /\n\nCertaines parties de cette page sont encore en anglais ou traduisent un texte anglais plus ancien\.\n$/,
    );
    expect(workspace.french('symbols.json')).toContain('"summary":"A closed figure."');
  });

  test('fails the reference if a required text is missing or stale', async () => {
    const workspace = createWorkspace(SHAPES);
    const stale = { source: 'An old figure.', text: 'Une vieille figure.' };
    const entries = JSON.stringify({ 'Shape:type/summary': stale }, null, 2);
    workspace.put('catalogue/shapes/Shape.json', entries);
    const writing = workspace.write({ translations: 'require' });
    await expect(writing).rejects.toThrow(
      /translations of the reference are missing, stale or broken:\n {2}missing {2}catalogue\/shapes/,
    );
    await expect(writing).rejects.toThrow(
      '  stale  catalogue/shapes/Shape.json:2  Shape:type/summary\n    was: An old figure.\n    now: A closed figure.\n',
    );
  });

  test('reports nothing and leaves no English text if it is complete', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write({ translations: 'update' });
    for (const file of ['shared/categories', 'shared/packages', 'shapes/Shape', 'shapes/index']) {
      const translated = Object.entries(readCatalogue(workspace, file)).map(
        ([key, entry]: [string, string | { readonly source: string }]) =>
          typeof entry === 'string'
            ? [key, `fr(${key})`]
            : [key, { ...entry, text: `fr(${entry.source})` }],
      );
      workspace.put(`catalogue/${file}.json`, JSON.stringify(Object.fromEntries(translated)));
    }
    workspace.put('catalogue/shapes/README.md', '# Figures\n\nDes figures.\n');
    const { problems } = await workspace.write();
    expect(problems).toEqual([]);
    const page = workspace.french('shapes/namespace/Shape.md');
    expect(page).toContain('title: "Shape\u00a0: espace de noms de @fixture/shapes"');
    for (const line of [
      'fr(Returns a figure with so many corners.)',
      '- `corners`\u00a0: fr(How many corners it has.)',
      '## fr(Constructors) {#constructors}',
    ]) {
      expect(page).toContain(`\n${line}\n`);
    }
    expect(page).toContain('```ts title="fr(A triangle)"\n');
    expect(page).not.toMatch(/^Returns|anglais|<span/m);
    expect(workspace.page('shapes/namespace/Shape', 'fr')).not.toHaveProperty('isPartlyEnglish');
    expect(workspace.french('shapes/index.md')).toContain('\n\nDes figures.\n');
  });

  test('has keys from the symbol and the block, in reading order', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
export * as Shape from './Shape.js';
export { area } from './internal/area.js';
`,
      'shapes/src/internal/area.ts': `
/**
 * Returns the area of a figure.
 *
 * It may be zero.
 *
 * @param size - How large it is.
 * @returns The area.
 * @throws An error.
 * @throws Another one.
${example('A square')}${example('A line', '// Long.\n * 0; // => 0\n * // @ts-expect-error TS2304: wide is not declared\n * wide;').replace('\n', '\n * It has none.\n *\n')} */
export function area(size: number): number;
/**
 * Returns the area of nothing.
 * @returns Zero.
${example('Nothing')} */
export function area(): number;
export function area(size?: number): number {
  return size ?? 0;
}
`,
      'shapes/src/Shape.ts': `
/** Figures. @module */
/** A figure. */
export interface Shape {
  /** The number of its corners. */
  readonly corners: number;
  /** Returns it with another colour. @param colour - The colour. @returns The figure. */
  paint(colour: string): Shape;
}
/** A square. */
export interface Square extends Shape {
  /** The side of it. */
  readonly side: number;
}
/** Makes figures. @typeParam Value - What of. @param value - The value. @returns The figure. */
export type Maker<Value> = (value: Value) => Shape;
`,
    });
    await workspace.write({ translations: 'update' });
    const keysIn = (file: string): string => Object.keys(readCatalogue(workspace, file)).join(' ');
    const words = (text: string): string => text.trim().replace(/\s+/g, ' ');
    expect(keysIn('shapes/area')).toBe(
      words(`
        area/summary area/summary/2 area/returns area/throws area/throws/2 area/example/title
        area/example/2/title area/example/2/text area/example/2/comment area/example/2/comment/2
        area/param/size area~2/summary area~2/returns area~2/example/title
      `),
    );
    expect(keysIn('shapes/Shape')).toBe(
      words(`
        @module/summary Shape:type/summary Square:type/summary Shape:type.corners/summary
        Shape:type.paint/summary Shape:type.paint/returns Shape:type.paint/param/colour
        Square:type.side/summary Maker:type/summary Maker:type()/returns
        Maker:type()/param/value Maker:type/typeParam/Value
      `),
    );
  });

  test('has one key for a comment that several pages or members show', async () => {
    const workspace = createWorkspace({
      ...SHAPES,
      'shapes/src/index.ts': `${SHAPES['shapes/src/index.ts']}
/** A side. */
export const LEFT = 1,
  RIGHT = 2;
`,
      'shapes/src/Shape.ts': `${SHAPE}\n/** A square. */\nexport interface Square extends Shape {}`,
    });
    const french = {
      'Shape:type/summary': { source: 'A closed figure.', text: 'Une figure fermée.' },
      'Shape:type.corners/summary': { source: 'The number of its corners.', text: 'Ses coins.' },
    };
    workspace.put('catalogue/shapes/Shape.json', JSON.stringify(french));
    await workspace.write();
    const inherited = entriesIn(workspace.page('shapes/namespace/Shape', 'fr')).flatMap(
      ({ members }) => members.map(({ description }) => description?.summary),
    );
    expect(inherited).toEqual([[{ parts: ['Ses coins.'] }]]);
    for (const page of ['namespace', 'interface']) {
      expect(workspace.french(`shapes/${page}/Shape.md`)).toContain('\n\nUne figure fermée.\n\n');
    }
    const constants = entriesIn(workspace.page('shapes/index'));
    const symbols = constants.map(({ description }) => description?.key?.symbol);
    expect(symbols).toEqual(['CIRCLE', 'LEFT', 'RIGHT']);
  });

  test('has the same texts whether the pages are written or not', async () => {
    const { write, request, root } = createWorkspace({
      'shapes/src/index.ts': `
/** A fault. */
export type Fault = bigint | {
  /** It is too large by so much. */
  readonly excess: number;
};
`,
    });
    const { problems } = await write();
    const keys = problems.map(({ key }) => key).filter((key) => key?.startsWith('Fault'));
    const french = { ...request('fr'), catalogue: join(root, 'catalogue') };
    const check = requireTranslations(french, french.packages);
    const required: unknown = await check.catch((error: unknown) =>
      String(error).match(/Fault\S+/g),
    );
    expect(required).toEqual(keys);
  });
});
