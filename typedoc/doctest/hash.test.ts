import { expect, test } from 'vitest';
import { hashExample } from './hash';

test('hashExample() distinguishes examples by their code, whatever the line endings', () => {
  const hash = hashExample('a;\nb; // => 1');
  expect(hash).toMatch(/^[\da-f]{12}$/);
  expect(hashExample('a;\r\nb; // => 1\r\n')).toBe(hash);
  expect(hashExample('a;\nb; // => 2')).not.toBe(hash);
  expect(hashExample('a;\n  b; // => 1')).not.toBe(hash);
});

test('hashExample() ignores the language of comments', () => {
  const hash = hashExample('// One.\na;\n// @ts-expect-error TS1: two\nb; // => 1');
  expect(hashExample('// Un.\na;\n// @ts-expect-error TS1: deux\nb; // => 1')).toBe(hash);
  expect(hashExample('// One.\na;\n// @ts-expect-error TS2: two\nb; // => 1')).not.toBe(hash);
  expect(hashExample('// One.\na;\n// @ts-expect-error TS1: two\nb; // => 2')).not.toBe(hash);
  expect(hashExample('// One.\n// More.\na;')).not.toBe(hashExample('// One.\na;'));
});
