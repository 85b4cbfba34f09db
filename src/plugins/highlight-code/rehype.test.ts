import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { referenceFolder } from '../../../typedoc/reference/contract';
import rehypeHighlightCode from './rehype';

const ENGLISH = referenceFolder('en-GB');

const NAMED = "import { Option } from '@tstd/core';\n\nOption.map(1, f); // => 2";

const process = rehypeHighlightCode({
  languages: ['bash', 'diff', 'json'],
  names: (code, version) =>
    code === NAMED || version === '1.0'
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
  test('passes HTML with classes for tokens to the theme, without children', () => {
    const pre = codeBlock('const x = 1;\n', { className: ['language-ts'] });
    transform({ type: 'root', children: [pre] });
    expect(pre.children).toEqual([]);
    expect(pre.properties).toEqual({
      language: 'ts',
      html: '<span class="hl-k">const</span> x = <span class="hl-n">1</span>;',
    });
  });

  test.each(['ts', 'tsx', 'typescript', 'js', 'bash', 'diff', 'json'])('accepts %s', (language) => {
    const { html } = highlighted('{ "a": 1 }\n+ if [ "$x" ]', {
      className: [`language-${language}`],
    });
    expect(html).toContain('<span class="hl-');
  });

  test('marks the depth of indented lines that a phone wraps', () => {
    const line = 'send(`an order\n        for ${"a lamp and a chair".length}`);';
    const { html } = highlighted(`{\n  ${line}\n  short;\n}`, { className: ['language-ts'] });
    expect(html).toContain(`\n</span><span class="hl-4"><span class="hl-s">${' '.repeat(8)}for `);
    expect(html).toMatch(/<\/span>\n {2}short;\n\}$/);
    expect(String(html).replaceAll(/<[^>]*>/g, '')).toBe(`{\n  ${line}\n  short;\n}`);
  });

  test.each(['ts', 'tsx', 'js'])('has one colour for the names of types in %s', (language) => {
    const { html } = highlighted('f(Option.None, Array, EUR, MIN_VALUE, NaN); EUR(1);', {
      className: [`language-${language}`],
    });
    expect(html).toBe(
      [
        '<span class="hl-f">f</span>(<span class="hl-t">Option</span>.<span class="hl-t">None</span>, ',
        '<span class="hl-t">Array</span>, <span class="hl-t">EUR</span>, ',
        '<span class="hl-t">MIN_VALUE</span>, <span class="hl-n">NaN</span>); ',
        '<span class="hl-f">EUR</span>(<span class="hl-n">1</span>);',
      ].join(''),
    );
  });

  test('merges neighbours of one colour, and does not wrap punctuation', () => {
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

  test('colours the keys of JSON and whole lines of a diff', () => {
    expect(highlighted('{"a": "b"}', { className: ['language-json'] })['html']).toBe(
      '{<span class="hl-f">"a"</span>: <span class="hl-s">"b"</span>}',
    );
    expect(highlighted('-const a = 1;', { className: ['language-diff'] })['html']).toBe(
      '<span class="hl-d">-const a = 1;</span>',
    );
  });

  test('links the names in an example without changing its text', () => {
    const { html } = highlighted(NAMED, { className: ['language-ts'] });
    expect(html).toContain(
      '{ <a class="hl-t" href="/std/fr/api/core/namespace/Option">Option</a> }',
    );
    expect(html).toContain(
      '<span class="hl-t">Option</span>.<a class="hl-f" href="/std/fr/api/core/namespace/Option#map">map</a>(',
    );
    expect(html).toContain('<b><i aria-hidden="true">// => </i>2</b>');
    expect(String(html).replace(/<[^>]+>/g, '')).toBe(NAMED);
  });

  test('does not link names in code that is not an example', () => {
    expect(highlighted(NAMED, { className: ['language-js'] })['html']).not.toContain('<a');
  });

  test.each([
    `/site/${ENGLISH}/core/namespace/Option.md`,
    `/site/${referenceFolder('fr')}/core/namespace/Option.md`,
    `C:/site/${ENGLISH}/core/namespace/Option.md`.replaceAll('/', '\\'),
  ])('links only to the anchor on the page of a name: %s', (path) => {
    const { html } = highlighted(NAMED, { className: ['language-ts'] }, path);
    expect(html).toContain('{ <span class="hl-t">Option </span>} ');
    expect(html).toContain('<a class="hl-f" href="#map">');
  });

  test('keeps the links of a frozen page in its version, with the names of that version', () => {
    const className = ['language-ts'];
    const { html } = highlighted('Option.then', { className }, '/versioned_docs/version-1.0/a.md');
    expect(html).toContain('href="/std/fr/api/1.0/core/namespace/Option"');
    const option = '/site/api_versioned_docs/version-1.0/core/namespace/Option.md';
    expect(highlighted(NAMED, { className }, option).html).toContain('href="#map"');
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

    test('separates the imports of all examples but the first', () => {
      const [first, second, ...others] = blocks(`/site/${ENGLISH}/core/namespace/Option.md`);
      expect(first).not.toHaveProperty('imports');
      expect(second?.['html']).toBe(
        '<span class="hl-t">Option</span>.<span class="hl-f">map</span>(<span class="hl-n">1</span>);',
      );
      expect(
        `${String(second?.['imports'])}${String(second?.['html'])}`.replace(/<[^>]+>/g, ''),
      ).toBe(OTHER);
      expect(second?.['imports']).toMatch(/\n\n(?:<\/span>)?$/);
      for (const other of others) {
        expect(other).not.toHaveProperty('imports');
      }
    });

    test.each(['/site/docs/option.md', `/site/${ENGLISH}/core/index.md`])(
      'keeps imports that are part of the lesson: %s',
      (path) => {
        for (const block of blocks(path)) {
          expect(block).not.toHaveProperty('imports');
        }
      },
    );
  });

  test('takes the title from the fence', () => {
    const className = ['language-bash'];
    const titleOf = (metastring: string) => highlighted('ls', { className, metastring }).title;
    expect(titleOf('title="A \'shell\'"')).toBe("A 'shell'");
    expect(titleOf(`title='A "shell"'`)).toBe('A "shell"');
    expect(titleOf('subtitle="A"')).toBeUndefined();
  });

  test('does not highlight plain text, but escapes its markup', () => {
    const className = ['language-text'];
    expect(highlighted('a < b & c', { className })['html']).toBe('a &lt; b &amp; c');
    expect(highlighted('a < b')['html']).toBe('a &lt; b');
  });

  test('rejects a language that is not loaded, and names it', () => {
    expect(() => highlighted('x', { className: ['language-latin'] })).toThrow(
      'Cannot highlight the language "latin" of a code block',
    );
  });

  test('does not change inline code and finished signatures', () => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [{ type: 'text', value: 'x' }],
    };
    const root: Root = {
      type: 'root',
      children: [
        { type: 'element', tagName: 'p', properties: {}, children: [code] },
        { type: 'element', tagName: 'pre', properties: { html: 'x' }, children: [] },
      ],
    };
    const before = structuredClone(root);
    transform(root);
    expect(root).toEqual(before);
  });
});
