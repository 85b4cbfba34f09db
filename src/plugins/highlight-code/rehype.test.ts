import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import rehypeHighlightCode from './rehype';

const NAMED = "import { Option } from '@tstd/core';\n\nOption.map(1, f); // => 2";

const process = rehypeHighlightCode({
  languages: ['bash', 'diff', 'json'],
  names: (code) =>
    code === NAMED
      ? [
          { start: 9, length: 6, path: '/api/core/namespace/Option' },
          { start: 45, length: 3, path: '/api/core/namespace/Option#map' },
        ]
      : [],
  base: '/std/fr/',
});

function transform(tree: Root, path = '/site/docs/option.md'): void {
  process(tree, { path });
}

function codeBlock(text: string, properties: Element['properties'] = {}): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value: text }] },
    ],
  };
}

function highlighted(
  text: string,
  properties?: Element['properties'],
  path?: string,
): Element['properties'] {
  const pre = codeBlock(text, properties);
  const root: Root = { type: 'root', children: [pre] };
  transform(root, path);
  return pre.properties;
}

describe('rehypeHighlightCode()', () => {
  test('gives the theme HTML with classes for tokens, and no children', () => {
    const pre = codeBlock('const x = 1;\n', { className: ['language-ts'] });
    transform({ type: 'root', children: [pre] });
    expect(pre.children).toEqual([]);
    expect(pre.properties).toEqual({
      language: 'ts',
      html: '<span class="hl-k">const</span> x = <span class="hl-n">1</span>;',
    });
  });

  test('leaves the colours and links of a signature as they are', () => {
    const pre = codeBlock('type A = ');
    pre.properties = { className: ['signature'] };
    const [code] = pre.children as Element[];
    code?.children.push({
      type: 'element',
      tagName: 'a',
      properties: { href: '#b' },
      children: [{ type: 'text', value: 'B<C>' }],
    });
    transform({ type: 'root', children: [pre] });
    expect(pre.children).toEqual([]);
    expect(pre.properties).toEqual({
      className: ['signature'],
      language: 'ts',
      html: 'type A = <a href="#b">B&#x3C;C></a>',
    });
  });

  test.each([
    ['function', 'map'],
    ['readonly', 'code'],
    ['', 'equal'],
  ])('gives a signature that begins with "%s" the name that it declares', (keyword, name) => {
    const span = (text: string, className: string): Element => ({
      type: 'element',
      tagName: 'span',
      properties: { className: [className] },
      children: [{ type: 'text', value: text }],
    });
    const pre = codeBlock('');
    pre.properties = { className: ['signature'] };
    const [code] = pre.children as Element[];
    code?.children.push(
      ...(keyword === '' ? [] : [span(keyword, 'hl-k'), { type: 'text', value: ' ' } as const]),
      span(name, 'hl-f'),
      { type: 'text', value: '(' },
      span('Value', 'hl-t'),
    );
    transform({ type: 'root', children: [pre] });
    expect(pre.properties.name).toBe(name);
  });

  test.each(['ts', 'tsx', 'typescript', 'js', 'bash', 'diff', 'json'])('knows %s', (language) => {
    const { html } = highlighted('{ "a": 1 }\n+ if [ "$x" ]', {
      className: [`language-${language}`],
    });
    expect(html).toContain('<span class="hl-');
  });

  test('has one element for neighbours of one colour, and none for punctuation', () => {
    const html = (text: string, language: string): unknown =>
      highlighted(text, { className: [`language-${language}`] })['html'];
    expect(html('a[0](b)', 'ts')).toBe('a[<span class="hl-n">0</span>](b)');
    expect(html('export default class', 'ts')).toBe(
      '<span class="hl-k">export default class</span>',
    );
    expect(html('f<Value>()', 'ts')).toBe(
      '<span class="hl-f">f</span>&lt;<span class="hl-t">Value</span>>()',
    );
    expect(html('`a${b}c`', 'ts')).toBe(
      '<span class="hl-s">`a</span>${b}<span class="hl-s">c`</span>',
    );
  });

  test('colours the keys of JSON, and the whole lines of a difference', () => {
    expect(highlighted('{"a": "b"}', { className: ['language-json'] })['html']).toBe(
      '{<span class="hl-f">"a"</span>: <span class="hl-s">"b"</span>}',
    );
    expect(highlighted('-const a = 1;', { className: ['language-diff'] })['html']).toBe(
      '<span class="hl-d">-const a = 1;</span>',
    );
  });

  test('makes links of the names in an example, and leaves its text as it is', () => {
    const { html } = highlighted(NAMED, { className: ['language-ts'] });
    expect(html).toContain('{ <a href="/std/fr/api/core/namespace/Option">Option</a> }');
    expect(html).toContain(
      'Option.<a class="hl-f" href="/std/fr/api/core/namespace/Option#map">map</a>(',
    );
    expect(html).toContain('<b><i aria-hidden="true">// => </i>2</b>');
    expect(String(html).replace(/<[^>]+>/g, '')).toBe(NAMED);
  });

  test('leaves the names in code that is no example alone', () => {
    expect(highlighted(NAMED, { className: ['language-js'] })['html']).not.toContain('<a');
  });

  test.each([
    '/site/typedoc/api/core/namespace/Option.md',
    '/site/i18n/fr/docusaurus-plugin-content-docs-api/current/core/namespace/Option.md',
    'C:\\site\\typedoc\\api\\core\\namespace\\Option.md',
  ])('leads to the anchor alone on the own page of a name: %s', (path) => {
    const { html } = highlighted(NAMED, { className: ['language-ts'] }, path);
    expect(html).toContain('<span class="hl-k">import </span>{ Option } ');
    expect(html).toContain('<a class="hl-f" href="#map">');
  });

  describe('on a page with many examples', () => {
    const OTHER =
      "import { Option } from '@tstd/core';\nimport {\n  a,\n} from 'b';\n\nOption.map(1);";
    const blocks = (path: string): readonly Element['properties'][] => {
      const pres = [NAMED, OTHER, 'Option.map(1);', "import 'a';"].map((text) =>
        codeBlock(text, { className: ['language-ts'] }),
      );
      transform({ type: 'root', children: pres }, path);
      return pres.map(({ properties }) => properties);
    };

    test('sets apart the imports of all but the first, and keeps them whole', () => {
      const [first, second, ...others] = blocks('/site/typedoc/api/core/namespace/Option.md');
      expect(first).not.toHaveProperty('imports');
      expect(second?.['html']).toBe(
        'Option.<span class="hl-f">map</span>(<span class="hl-n">1</span>);',
      );
      expect(
        `${String(second?.['imports'])}${String(second?.['html'])}`.replace(/<[^>]+>/g, ''),
      ).toBe(OTHER);
      expect(second?.['imports']).toMatch(/\n\n(?:<\/span>)?$/);
      for (const other of others) {
        expect(other).not.toHaveProperty('imports');
      }
    });

    test.each(['/site/docs/option.md', '/site/typedoc/api/core/index.md'])(
      'leaves them where they are a part of the lesson: %s',
      (path) => {
        for (const block of blocks(path)) {
          expect(block).not.toHaveProperty('imports');
        }
      },
    );
  });

  test('takes the title from the fence', () => {
    const properties = { className: ['language-bash'], metastring: 'title="A shell"' };
    expect(highlighted('ls', properties).title).toBe('A shell');
  });

  test('leaves plain text plain, with its markup escaped', () => {
    const className = ['language-text'];
    expect(highlighted('a < b & c', { className })['html']).toBe('a &lt; b &amp; c');
    expect(highlighted('a < b')['html']).toBe('a &lt; b');
  });

  test('rejects a language that is not loaded, by its name', () => {
    expect(() => highlighted('x', { className: ['language-latin'] })).toThrow(
      'Code block in language "latin" cannot be highlighted',
    );
  });

  test('leaves inline code alone', () => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [{ type: 'text', value: 'x' }],
    };
    const root: Root = {
      type: 'root',
      children: [{ type: 'element', tagName: 'p', properties: {}, children: [code] }],
    };
    const before = structuredClone(root);
    transform(root);
    expect(root).toEqual(before);
  });
});
