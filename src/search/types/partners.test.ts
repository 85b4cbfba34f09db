import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COST, OPTIONAL_COST, UNASKED_PARAMETER_COST, UNUSED_PARAMETER_COST } from './costs';
import { FIXTURE } from './fixtures';
import { Knowledge } from './knowledge';
import type { FunctionType } from './model';
import { unifyParameters } from './parameters';
import { parseType } from './parse';
import { Partners, toParameterList } from './partners';
import { START } from './state';
import { Unifier } from './unify';

const knowledge = new Knowledge(FIXTURE);

function readFunction(parameters: string): FunctionType {
  const type = parseType(`(${parameters}) => void`);
  if (type?.kind !== 'function') {
    throw new Error(`"${parameters}" are no parameters`);
  }
  return type;
}

function partnersOf(asked: string, given: string): Partners {
  const read = (parameters: string) =>
    toParameterList(readFunction(parameters).parameters, knowledge);
  return new Partners(read(asked), read(given));
}

describe('what parameters cost at least', () => {
  test.each([
    ['string', 'string', 0],
    ['A', 'string', 0],
    ['string, number', 'number, string', 0],
    ['string', 'number', UNUSED_PARAMETER_COST + UNASKED_PARAMETER_COST],
    ['string', '', UNUSED_PARAMETER_COST],
    ['', 'string', UNASKED_PARAMETER_COST],
    ['', 'string?', OPTIONAL_COST],
    ['string', 'string, string', UNASKED_PARAMETER_COST],
    ['string, string, string', '...string[]', 0],
    ['string[]', '...string[]', 0],
    ['number', '...string[]', UNUSED_PARAMETER_COST + OPTIONAL_COST],
  ])('(%s) for (%s): %i', (asked, given, cost) => {
    expect(partnersOf(asked, given).leastCost(0, 0)).toBe(cost);
  });

  test('is never more than they cost', () => {
    const type = fc.constantFrom('string', 'number', 'Int', 'A', 'Option<A>', 'A -> B', '"a"');
    const parameter = fc
      .tuple(type, fc.constantFrom('', '?'))
      .map(([name, mark]) => `(${name})${mark}`);
    const rest = fc.option(type, { nil: undefined });
    const parameters = fc
      .tuple(fc.array(parameter, { maxLength: 3 }), rest)
      .map(([list, last]) => [...list, ...(last === undefined ? [] : [`...(${last})[]`])].join());
    fc.assert(
      fc.property(parameters, parameters, (asked, given) => {
        const partners = partnersOf(asked, given);
        const unifier = new Unifier(knowledge);
        unifier.restart(MAX_COST);
        const state = unifyParameters(partners, START, { unifier, maxCost: MAX_COST });
        expect(partners.leastCost(0, 0)).toBeLessThanOrEqual(state?.cost ?? Infinity);
      }),
    );
  });
});
