import { describe, expect, test } from 'vitest';
import { shallowToc } from './shallowToc';

const page = (toc: string) => `const a = [1];\nexport const toc = ${toc};\nfunction b() {}\n`;

describe('shallowToc()', () => {
  test('leaves entries out that are too deep, and nothing else', () => {
    const toc = `[{\n  "value": "Access;]",\n  "id": "access",\n  "level": 3\n}, {\n  "value": "$&",\n  "id": "at",\n  "level": 4\n}, {\n  "value": "$&",\n  "id": "b",\n  "level": 2\n}]`;
    expect(shallowToc(page(toc), 3)).toBe(
      page('[{"value":"Access;]","id":"access","level":3},{"value":"$&","id":"b","level":2}]'),
    );
  });

  test('goes by what the page says of its table', () => {
    const source = `export const frontMatter = {\n  "a": {},\n  toc_max_heading_level: 2\n};\n${page('[{"level":2},{"level":3}]')}`;
    expect(shallowToc(source, 3)).toContain('export const toc = [{"level":2}];');
  });

  test('takes a table without entries', () => {
    expect(shallowToc(page('[]'), 3)).toBe(page('[]'));
  });

  test('refuses a page without a table', () => {
    expect(() => shallowToc('export const a = [];', 3)).toThrow(
      'A page of the reference must export its table of contents',
    );
  });
});
