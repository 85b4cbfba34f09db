import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as contract from '../../typedoc/reference/contract';

const { CLAIM_CLASSES, CODE_CLASSES, DEPTH_CLASSES, KIND_CLASS } = contract;

const OTHERS = [
  ...['button', 'docs-wrapper', 'markdown', 'mdx-page', 'table-of-contents'],
  ...['rendered', 'rendered-source', 'rendered-result'],
  'page-not-found',
];

function classesIn(file: string): ReadonlySet<string> {
  const styles = readFileSync(`src/css/${file}.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return new Set(styles.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g));
}

test('the contract and the stylesheet have the same classes for highlighted code', () => {
  expect(classesIn('code')).toEqual(
    new Set([...Object.values(CODE_CLASSES), ...Object.values(CLAIM_CLASSES), ...DEPTH_CLASSES]),
  );
});

test('the contract and the stylesheet have the same classes for the reference', () => {
  const own = Object.entries(contract)
    .filter(([name]) => name.endsWith('_CLASS'))
    .map(([, value]) => value);
  const kinds = ['class', 'function', 'interface', 'namespace'];
  expect(new Set([...classesIn('tokens'), ...classesIn('content')])).toEqual(
    new Set([...own, ...kinds.map((kind) => `${KIND_CLASS}-${kind}`), ...OTHERS]),
  );
});

describe.each([
  ['light', /:root,\nhtml\[data-theme\] \{([^}]*)\}/],
  ['dark', /html\[data-theme='dark'\] \{([^}]*)\}/],
])('the %s colours of code', (_mode, block) => {
  const [, declarations = ''] = block.exec(readFileSync('src/css/tokens.css', 'utf8')) ?? [];
  const colours = new Map(
    [...declarations.matchAll(/--(prism|site-token)(-[a-z-]+): (#[\da-f]{6});/g)].map(
      ([, group = '', name = '', colour = '']) => [group + name, colour] as const,
    ),
  );
  const names = [...colours.keys()].filter((name) => !name.includes('-background'));

  test.each(names)('have the contrast of level AA of WCAG 2.2: %s', (name) => {
    const background =
      colours.get(`${name}-background`) ?? colours.get('prism-background-color') ?? '';
    expect(contrast(colours.get(name) ?? '', background)).toBeGreaterThanOrEqual(4.5);
  });

  test('are those that the stylesheets use', () => {
    const used = [
      'src/css/code.css',
      'src/css/content.css',
      'src/theme/CodeBlock/styles.module.css',
    ]
      .map((path) => readFileSync(path, 'utf8'))
      .flatMap((styles) => styles.match(/(?<=--)(?:prism|site-token)-[a-z-]*/g) ?? []);
    expect(new Set(used)).toEqual(new Set(colours.keys()));
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s on %s is %d', (colour, background, expected) => {
  expect(contrast(colour, background)).toBeCloseTo(expected, 2);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(colour: string, background: string): number {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(background)].sort(
    (self, other) => self - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
