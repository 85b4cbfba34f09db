import { expect, test } from 'vitest';
import { findRemarks, replaceRemarks } from './remarks';

function remarksIn(code: string): readonly string[] {
  return findRemarks(code).map(({ start, end }) => code.slice(start, end));
}

test('findRemarks() finds the words of comments without claims', () => {
  const code = [
    '/** One and two. */',
    "const address = 'https://example.com'; // By the way.",
    '// @ts-expect-error TS2345: a text is no number',
    "Math.abs('a');",
    'address;',
    '// => {',
    "//   a: 'b' }",
    "Math.abs(1); // => throws Error 'c'",
    '/* @__PURE__ */ address; // @ts-ignore',
    '//',
  ].join('\n');
  expect(remarksIn(code)).toEqual(['One and two.', 'By the way.', 'a text is no number']);
});

test('replaceRemarks() does not change anything else', () => {
  const code = 'one; // First.\ntwo; // => 2\n// Last.\n';
  const longer = replaceRemarks(code, (words) => `${words} ${words}`);
  expect(longer).toBe('one; // First. First.\ntwo; // => 2\n// Last. Last.\n');
  expect(replaceRemarks(longer, () => '')).toBe(replaceRemarks(code, () => ''));
});
