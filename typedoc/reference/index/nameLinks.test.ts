import { describe, expect, test } from 'vitest';
import { createDescription, createEntry, createPage } from '../fixtures/pageData';
import type { Call, PageData } from '../pageData';
import { isCode, readText } from '../text';
import { linkNames } from './nameLinks';
import { NameResolver, type PublicName } from './resolveName';

const OPTION = '/api/core/namespace/Option';

const NAMES: readonly PublicName[] = [
  { name: 'Option', package: 'core', kind: 'namespace', path: OPTION },
  { name: 'Option.map', package: 'core', kind: 'function', path: `${OPTION}#map` },
  { name: 'Option.value', package: 'core', kind: 'function', path: `${OPTION}#value` },
  { name: 'Int', package: 'core', kind: 'namespace', path: '/api/core/namespace/Int' },
  { name: 'Array', package: 'collection', kind: 'namespace', path: '/api/collection/Array' },
];

function link(page: PageData): PageData {
  return linkNames(page, new NameResolver(NAMES), () => '/**\n * See `Option.mpa`.\n */');
}

function linksIn(text: string, more: Partial<PageData> = {}): readonly string[] {
  const { description } = link(createPage({ description: createDescription(text), ...more }));
  return (description?.summary ?? [])
    .flatMap((block) => (isCode(block) ? [] : block.parts))
    .flatMap((part) =>
      typeof part === 'object' && 'code' in part && part.to !== undefined
        ? [`${part.code} ${part.to}`]
        : [],
    );
}

describe('linkNames()', () => {
  test('links the first mention of a name in a text, whether with its namespace or not', () => {
    expect(linksIn('See `map`, `Option.map` and `Int`.\n\nAgain `Int`; here `Option`.')).toEqual([
      `map ${OPTION}#map`,
      'Int /api/core/namespace/Int',
    ]);
  });

  test.each(['## About `Int`', '[the `Int` of it](https://example.org)', '```ts\nInt;\n```'])(
    'does not link names in headings, links or code: %s',
    (text) => {
      expect(linksIn(text)).toEqual([]);
    },
  );

  test('links names in each text of each symbol', () => {
    const text = readText('An `Int`.');
    const call: Call = {
      typeParameters: [],
      parameters: [{ name: 'a', description: { summary: text } }],
      failures: [],
      description: createDescription('Its `Int`.', {
        returns: text,
        throws: [text],
        see: [text],
        examples: [{ title: 'One', blocks: text }],
      }),
    };
    const entries = [createEntry('map', { calls: [call] })];
    const linked = JSON.stringify(link(createPage({ groups: [{ id: 'all', entries }] })));
    expect(linked.match(/"code":"Int","to":"\/api\/core\/namespace\/Int"/g)).toHaveLength(6);
  });

  test('does not link the name of a parameter of the page', () => {
    expect(linksIn('The `value`.')).toEqual([`value ${OPTION}#value`]);
    const named = { typeParameters: [], parameters: [{ name: 'value' }], failures: [] };
    for (const more of [
      { calls: [named] },
      { construct: [named] },
      { typeParameters: [{ id: 'type.value', name: 'value' }] },
    ]) {
      const entries = [createEntry('map', more)];
      expect(linksIn('The `value`.', { groups: [{ id: 'all', entries }] })).toEqual([]);
    }
  });

  test('resolves names that the examples of the page import', () => {
    expect(linksIn('An `Array`.')).toEqual([]);
    const example = "```ts\nimport { Array } from '@tstd/collection';\n```";
    expect(linksIn(`An \`Array\`.\n\n${example}`)).toEqual(['Array /api/collection/Array']);
    expect(linksIn(`An \`Array\`.\n\n${example.replace('ts', 'text')}`)).toEqual([]);
    const whole = example.replace('{ Array }', '* as List');
    expect(linksIn(`\`List.Array\`, \`List\`\n\n${whole}`)).toEqual([
      'List.Array /api/collection/Array',
      'List /api/collection',
    ]);
  });

  test('reports all names that look public but do not exist, with their lines', () => {
    const description = createDescription('See `Option.mpa` and `Option.foo`.');
    const page = createPage({ description });
    const rule =
      '"Option.mpa" is not a public name: "Option" has no member "mpa". Correct the name';
    expect(() => link(page)).toThrow(`the translation of ${OPTION}: ${rule}`);
    const source = { file: 'packages/core/src/Option.ts', line: 1, url: '' };
    expect(() => link({ ...page, source })).toThrow(
      `${source.file}:2: ${rule}\nthe translation of ${source.file}: "Option.foo" is not`,
    );
  });
});
