import { expect, test } from 'vitest';
import { hashExample } from './hash';

test('hashExample() tells examples apart by their code, however their file ends its lines', () => {
  const hash = hashExample('a;\nb; // => 1');
  expect(hash).toMatch(/^[\da-f]{12}$/);
  expect(hashExample('a;\r\nb; // => 1\r\n')).toBe(hash);
  expect(hashExample('a;\nb; // => 2')).not.toBe(hash);
  expect(hashExample('a;\n  b; // => 1')).not.toBe(hash);
});
