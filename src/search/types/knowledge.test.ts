import { expect, test } from 'vitest';
import { FIXTURE } from './fixtures';
import { Knowledge } from './knowledge';
import type { Type } from './model';
import { parseType } from './parse';

const knowledge = new Knowledge({
  ...FIXTURE,
  definitions: { ...FIXTURE.definitions, 'Endless<A>': 'A|Promise<Endless<A[]>>' },
});

function read(text: string): Type {
  const type = parseType(text);
  if (type === undefined) {
    throw new Error(`"${text}" is no type`);
  }
  return type;
}

test.each([
  ['string', 'string', true],
  ['string', 'number', false],
  ['string', '"one"', true],
  ['1', 'number', true],
  ['string', 'unknown', true],
  ['never', 'string', true],
  ['string', 'A', true],
  ['string | number', 'number | boolean', true],
  ['string | number', 'boolean | undefined', false],
  ['string | A', 'boolean', true],
  ['string[]', 'readonly A[]', true],
  ['Iterable<A>', 'string[]', true],
  ['[string, number]', 'readonly A[]', true],
  ['Promise<string>', 'string', true],
  ['Promise<string>', 'number', false],
  ['Promise<Promise<A>>', 'number', true],
  ['Promise<Promise<string>>', 'number', false],
  ['Endless<string>', 'number', true],
  ['Option<A>', 'undefined', true],
  ['Int', 'number', true],
  ['Int', 'string', false],
  ['A -> B', 'string -> number', true],
  ['A -> B', 'string', false],
])('"%s" and "%s" can meet: %s', (left, right, expected) => {
  expect(knowledge.canMeet(read(left), read(right))).toBe(expected);
  expect(knowledge.canMeet(read(right), read(left))).toBe(expected);
});
