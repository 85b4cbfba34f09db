import { describe, expect, test } from 'vitest';
import { changedBlocks, recordOf, splitBlocks } from './translationRecord';

const PAGE = [
  '---',
  'description: One',
  '',
  'slug: one',
  '---',
  '',
  '# Title',
  '',
  'Text of two',
  'lines.',
  '',
  '```ts',
  'first();',
  '',
  'second();',
  '```',
  '',
  '---',
  '',
  'Last.',
  '',
].join('\n');

describe('splitBlocks()', () => {
  test('takes the front matter and a block of code whole', () => {
    expect(splitBlocks(PAGE)).toEqual([
      { line: 1, text: '---\ndescription: One\n\nslug: one\n---' },
      { line: 7, text: '# Title' },
      { line: 9, text: 'Text of two\nlines.' },
      { line: 12, text: '```ts\nfirst();\n\nsecond();\n```' },
      { line: 18, text: '---' },
      { line: 20, text: 'Last.' },
    ]);
  });

  test('loses no block of a page without front matter or final line', () => {
    expect(splitBlocks('One\n\nTwo').map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(splitBlocks('')).toEqual([]);
  });
});

describe('changedBlocks()', () => {
  test('tells the block that is not as it was recorded', () => {
    const changed = PAGE.replace('second()', 'third()');
    expect(changedBlocks(PAGE, recordOf(PAGE))).toEqual([]);
    expect(changedBlocks(changed, recordOf(PAGE))).toEqual([
      { line: 12, index: 3, text: '```ts\nfirst();\n\nthird();\n```' },
    ]);
  });
});
