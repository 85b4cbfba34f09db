import { SourceMap } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapLines } from './sourceMap';

const REST = { file: '', sourceRoot: '', sourcesContent: [] };

test('Node finds the position of each line in the map', () => {
  const locations = fc.array(
    fc.record({
      path: fc.constant('page.md'),
      line: fc.integer({ min: 1, max: 100_000 }),
      column: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(locations, (lines) => {
      const map = new SourceMap({ ...mapLines('/page.md', lines), ...REST });
      lines.forEach(({ line, column }, index) => {
        expect(map.findEntry(index, 5)).toMatchObject({
          originalSource: '/page.md',
          originalLine: line - 1,
          originalColumn: column - 1,
        });
      });
    }),
  );
});
