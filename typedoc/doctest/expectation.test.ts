import { expect, test } from 'vitest';
import { parseExpectation } from './expectation';

test.each(['1', '-0', "{ a: 'b' }", '[1, undefined]', 'new Map([[1, 2]])', '`a ${1}`', '() => 1'])(
  '%s is a value',
  (code) => {
    expect(parseExpectation(code)).toMatchObject({ kind: 'value', code });
  },
);

test.each(['', '1;', '3, as above', 'an object', '{ a: 1', '1) + (2', 'throws', 'throws an error'])(
  '"%s" is neither a value nor an error',
  (code) => {
    expect(parseExpectation(code)).toBeUndefined();
  },
);

test('a name after "throws" is the name of an error', () => {
  expect(parseExpectation('throws ArgumentError')).toEqual({
    kind: 'throws',
    errorName: 'ArgumentError',
  });
});

test('the names in a value are returned', () => {
  expect(parseExpectation('[Ordering.Less, other]')).toMatchObject({
    names: ['Ordering', 'Less', 'other'],
  });
});
