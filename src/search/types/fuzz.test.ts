import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TypeSearch } from '.';
import { FIXTURE } from './fixtures';

const search = new TypeSearch(FIXTURE);

const SIGNS = [
  '->',
  '=>',
  '(',
  ')',
  '<',
  '>',
  '[',
  ']',
  '{',
  '}',
  '|',
  '&',
  ',',
  ':',
  '?',
  '...',
  ';',
];
const WORDS = ['string', 'Option', 'Result', 'Task', 'A', 'b', 'Foo', 'readonly', 'is', 'keyof'];

const NOISE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc
    .array(fc.constantFrom(...SIGNS, ...WORDS, '"', '1'), { maxLength: 60 })
    .map((tokens) => tokens.join(' ')),
);

/** Types with the variables A, B and C. */
const { type: TYPE } = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('A', 'B', 'C', 'string', 'number', 'Int'),
    tie('type').map((item) => `Option<${item}>`),
    tie('type').map((item) => `readonly (${item})[]`),
    fc.tuple(tie('type'), tie('type')).map(([left, right]) => `((${left}) -> ${right})`),
  ),
}));

const PARAMETERS = fc.array(TYPE, { minLength: 1, maxLength: 3 });

describe('any text', () => {
  test('has an answer, the same each time', () => {
    fc.assert(
      fc.property(NOISE, (query) => {
        const answer = search.search(query);
        expect(search.search(query)).toStrictEqual(answer);
        expect(answer?.every(({ cost, id }) => cost >= 0 && id >= 0) ?? true).toBe(true);
      }),
      { examples: [['{ readonly']] },
    );
  });

  test.each([
    ['nested brackets', 'Option<'.repeat(2000)],
    ['parentheses', `${'('.repeat(5000)}${')'.repeat(5000)}`],
    ['arrows', 'A -> '.repeat(2000)],
    ['spaces', `string ->${' '.repeat(10_000)}number`],
  ])('is bounded: 10,000 characters of %s', (_, query) => {
    expect(search.search(query)).toBeUndefined();
  });

  test('has an answer where everything could stand for everything', () => {
    const query = `(${Array.from({ length: 60 }, () => 'A').join()}) -> (A|B|C|A|B|C)`;
    expect(search.search(query)).toBeDefined();
  });
});

test('the names of variables do not matter', () => {
  const renamed: Readonly<Record<string, string>> = { A: 'x', B: 'T1', C: "q'" };
  fc.assert(
    fc.property(PARAMETERS, TYPE, (parameters, result) => {
      const query = `(${parameters.join(', ')}) -> ${result}`;
      const other = query.replace(/\b[ABC]\b/g, (name) => renamed[name] ?? name);
      expect(search.search(other)).toStrictEqual(search.search(query));
    }),
  );
});

test('each symbol is found by its own type, in whatever order its parameters are', () => {
  const signatures = Object.entries(FIXTURE.signatures).filter(([text]) => text.startsWith('('));
  fc.assert(
    fc.property(fc.constantFrom(...signatures), fc.boolean(), ([text, [id]], isReversed) => {
      const [list = '', result = ''] = splitSignature(text);
      const parameters = splitList(list);
      const query = `(${(isReversed ? [...parameters].reverse() : parameters).join()}) -> ${result}`;
      const hit = search.search(query)?.[0];
      expect(hit?.id).toBe(id);
      const differences = hit?.reasons.filter((reason) => reason !== 'parametersSwapped');
      expect(differences).toStrictEqual([]);
    }),
  );
});

/** The parameters and the result of a signature, parted at the arrow outside of all brackets. */
function splitSignature(text: string): readonly string[] {
  const depths = depthsOf(text.replaceAll('=>', '=='));
  const end = depths.indexOf(0);
  return [text.slice(1, end), text.slice(end + 3)];
}

function splitList(text: string): readonly string[] {
  const depths = depthsOf(text.replaceAll('=>', '=='));
  const parts = Array.from(text).map((character, index) =>
    character === ',' && depths[index] === 0 ? '\n' : character,
  );
  return text === '' ? [] : parts.join('').split('\n');
}

function depthsOf(text: string): readonly number[] {
  let depth = 0;
  return Array.from(text).map((character) => {
    depth += '(<[{'.includes(character) ? 1 : ')>]}'.includes(character) ? -1 : 0;
    return depth;
  });
}
