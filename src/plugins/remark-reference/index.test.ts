import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { referenceFolder } from '../../../typedoc/reference/contract';
import {
  createDescription,
  createEntry,
  createPage,
} from '../../../typedoc/reference/fixtures/pageData';
import { documentId } from '../../../typedoc/reference/index/sidebar';
import type { Entry, PageData } from '../../../typedoc/reference/pageData';
import { writePage } from '../../../typedoc/reference/render/page';
import { themeTexts } from '../../../typedoc/reference/referenceTexts';
import { readText } from '../../../typedoc/reference/text';
import remarkReference from '.';

const OPTION = '/api/core/namespace/Option';
const texts = themeTexts('en-GB');

/** Returns the elements of a page, one per line, indented by depth. */
function elementsOf(page: PageData): { readonly lines: readonly string[]; readonly tree: Root } {
  const root = mkdtempSync(join(tmpdir(), 'remark-reference-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const file = join(root, referenceFolder('en-GB'), `${documentId(page)}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file.replace('.md', '.json'), JSON.stringify(page));
  const markdown = writePage(page, texts, { edit: String, lastUpdate: String });
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown.replace(/^---\n[^]*?\n---\n/, ''));
  remarkReference({ texts, base: '/std/fr/' })(tree, { path: file });
  return { lines: tree.children.flatMap(show), tree };
}

function show(node: Nodes): readonly string[] {
  const name = [node.data?.hName ?? nameOf(node), ...classesOf(node)].join('.');
  const isBlock = 'children' in node && node.children.some(({ type }) => !INLINE.has(type));
  return isBlock
    ? [name, ...node.children.flatMap(show).map((line) => `  ${line}`)]
    : [`${name} ${textOf(node)}`.trimEnd()];
}

function classesOf({ data }: Nodes): readonly string[] {
  return (data?.hProperties?.className ?? []) as readonly string[];
}

const INLINE: ReadonlySet<string> = new Set(['text', 'link', 'inlineCode', 'emphasis', 'html']);

function nameOf(node: Nodes): string {
  return node.type === 'heading' ? `h${String(node.depth)}` : node.type;
}

function textOf(node: Nodes): string {
  if (node.type === 'link') {
    return `[${node.children.map(textOf).join('')}](${node.url})`;
  }
  if ('children' in node) {
    const text = node.children.map(textOf).join('');
    return node.type === 'emphasis' ? `<${classesOf(node).join('.')}: ${text}>` : text;
  }
  return 'value' in node ? node.value : '';
}

const example = (title: string, code: string) => ({
  title,
  blocks: readText(`\`\`\`ts\n${code}\n\`\`\``),
});

const MAP = createEntry('map', {
  since: '1.2.0',
  source: { file: 'src/Option.ts', line: 7, url: 'https://example.org/src/Option.ts#L7' },
  guides: [{ title: 'Sum', path: '/docs/recipes/sum', isTask: true }],
  signatures: [
    [
      { text: 'function', role: 'keyword' },
      ' ',
      { text: 'map', role: 'name' },
      '(fn: ',
      { text: 'Mapper', role: 'type', to: '/api/core#mapper' },
      ' | ',
      { text: 'Option', role: 'type', to: `${OPTION}#option` },
      ')',
    ],
  ],
  calls: [
    {
      description: createDescription('Maps the value.', {
        returns: readText('An option.'),
        throws: [readText('If it is empty.')],
        examples: [example('One', '1;'), example('Two', '2;')],
      }),
      parameters: [{ name: 'fn', description: createDescription('The function.') }],
      typeParameters: [{ id: 'map.to', name: 'To', description: createDescription('The result.') }],
      failures: [],
    },
  ],
});

const withMembers = (...entries: readonly Entry[]): PageData =>
  createPage({ groups: [{ id: 'all', title: 'All', entries }] });

const TOP = createEntry('Option', {
  id: '',
  path: OPTION,
  kind: 'namespace',
  description: createDescription('A value.', { see: [readText('Others.')] }),
});

describe('remarkReference()', () => {
  test('puts the kinds, the package and the guides of a page in one line below its title', () => {
    const page = createPage({
      entry: TOP,
      namesakes: [
        { kind: 'namespace', path: OPTION },
        { kind: 'interface', path: '/api/core/interface/Option' },
      ],
      guides: [
        { title: 'Absence', path: '/docs/absence', isTask: false },
        { title: 'Options', path: '/docs/options', isTask: false },
        { title: 'Sum', path: '/docs/recipes/sum', isTask: true },
      ],
    });
    const { lines, tree } = elementsOf(page);
    expect(lines.slice(0, 8)).toEqual([
      'h1 Option {#namespace-option}',
      'div.page-top',
      '  paragraph <kind-switch: <kind.kind-namespace: namespace><: , ><kind.kind-interface: [interface](/api/core/interface/Option)>> of [@tstd/core](/api/core) 1.0.0 · Guides: [Absence](/docs/absence), [Options](/docs/options) · Used in: [Sum](/docs/recipes/sum)',
      'paragraph A value.',
      'div.part',
      '  h2 See also {#see-also}',
      '  list',
      '    listItem',
    ]);
    const spans: unknown[] = [];
    visit(tree, 'emphasis', ({ data }) => {
      const { 'aria-current': current, hidden } = data?.hProperties ?? {};
      spans.push(current ?? hidden);
    });
    expect(spans).toEqual([undefined, 'page', true, undefined]);
    expect(elementsOf(createPage({ entry: TOP })).lines[2]).toBe(
      '  paragraph <kind.kind-namespace: namespace> of [@tstd/core](/api/core) 1.0.0',
    );
  });

  test('wraps a member, its title and its parts, whose headings have no anchors', () => {
    const { lines } = elementsOf(withMembers(MAP, { ...MAP, id: 'next', title: 'next()' }));
    const start = lines.indexOf('h2 All {#all}');
    expect(lines.slice(start + 1)).toEqual([
      ...MEMBER,
      ...MEMBER.map((line) => line.replace('map() {#map}', 'next() {#next}')),
    ]);
  });

  test('does not write a line for a member without facts', () => {
    const { since, source, ...bare } = { ...MAP, guides: [] };
    const { lines } = elementsOf(withMembers(bare));
    const start = lines.indexOf('div.member-title');
    expect(lines.slice(start, start + 4)).toEqual([
      'div.member-title',
      '  h3 map() {#map}',
      'div.member-text',
      '  paragraph Maps the value.',
    ]);
  });

  test('shows a signature with links that Docusaurus need not resolve', () => {
    const signatures: unknown[] = [];
    visit(elementsOf(withMembers(MAP)).tree, ({ data }) => {
      if (data?.hName === 'pre') {
        signatures.push(data.hProperties);
      }
    });
    expect(signatures).toEqual([
      {
        className: ['signature'],
        language: 'ts',
        name: 'map',
        html: '<span class="hl-k">function</span> <span class="hl-f">map</span>(fn: <a href="/std/fr/api/core#mapper">Mapper</a> | <a href="#option">Option</a>)',
      },
    ]);
  });

  test('folds the members by category', () => {
    const item = { name: 'map', title: 'map()', kind: 'function', path: `${OPTION}#map` } as const;
    const { lines } = elementsOf(createPage({ contents: [{ id: 'types', items: [item] }] }));
    expect(lines.slice(lines.indexOf('h2 Contents {#contents}')).slice(0, 3)).toEqual([
      'h2 Contents {#contents}',
      'details',
      '  summary 1 member by category',
    ]);
  });

  test('shows the first example and the guides of a package before its introduction and contents', () => {
    const readme = readText('What it is for.\n\n## First\n\n```ts\n1;\n```\n\nMore.');
    const guides = [{ title: 'Start', path: '/docs/start', isTask: false }];
    const page = createPage({ kind: 'package', path: '/api/core', guides, readme });
    expect(elementsOf(page).lines).toEqual([
      'paragraph <a id="install"></a>',
      'h2 First',
      'code 1;',
      'h2 What it is for {#purpose}',
      'paragraph What it is for.',
      'paragraph Guide: [Start](/docs/start)',
      'h2 Contents {#contents}',
      'paragraph More.',
    ]);
  });

  test('ignores pages outside of the reference and headings without data', () => {
    const tree = unified().use(remarkParse).parse('## map() {#map}\n\n#### Part\n\nText.');
    const before = structuredClone(tree);
    remarkReference({ texts, base: '/' })(tree, { path: '/site/docs/option.md' });
    expect(tree).toEqual(before);
    const page = createPage({
      kind: 'package',
      path: '/api/core',
      readme: readText('# Of it\n\n#### Part {#part}'),
    });
    expect(elementsOf(page).lines.slice(-2)).toEqual(['h1 Of it', 'h4 Part {#part}']);
  });
});

const MEMBER = [
  'div.member-title',
  '  h3 map() {#map}',
  '  paragraph Since 1.2.0 · [Source](https://example.org/src/Option.ts#L7) · Used in: [Sum](/docs/recipes/sum)',
  'div.member-text',
  '  paragraph Maps the value.',
  '  pre.signature',
  '  code 1;',
  '  div.part',
  '    h4 Parameters',
  '    list',
  '      listItem',
  '        paragraph fn: The function.',
  '  div.part',
  '    h4 Type parameters',
  '    list',
  '      listItem',
  '        paragraph <a id="map.to"></a>To: The result.',
  '  div.part',
  '    h4 Returns',
  '    paragraph An option.',
  '  div.part.part-failure',
  '    h4 Fails with',
  '    list',
  '      listItem',
  '        paragraph throw: If it is empty.',
  '  details',
  '    summary More examples (1)',
  '    code 2;',
];
