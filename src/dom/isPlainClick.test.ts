import { expect, test } from 'vitest';
import { type Click, isPlainClick } from './isPlainClick';

const PLAIN: Click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

test('isPlainClick() accepts a click of the first button without a key', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

test.each<Partial<Click>>([
  { button: 1 },
  { button: 2 },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
])('isPlainClick() rejects a click with %o', (more) => {
  expect(isPlainClick({ ...PLAIN, ...more })).toBe(false);
});
