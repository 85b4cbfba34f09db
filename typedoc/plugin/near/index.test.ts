import { describe, expect, test } from 'vitest';
import { findNear } from './index';
import { likeness } from './names';

describe('likeness()', () => {
  test.each([
    ['Money.min', 'Money.max', 2],
    ['String.padStart', 'String.padEnd', 2],
    ['Int.lessThanOrEqual', 'Int.greaterThanOrEqual', 2],
    ['Task.tap', 'Task.tapError', 1],
    ['BigInt.multiplySaturating', 'BigInt.multiply', 1],
    ['Option.map', 'Option.filter', 0],
    ['Array.isNonEmpty', 'Array.isEqual', 0],
    ['Option.is', 'Option.isSome', 0],
  ])('tells how much %s and %s are alike: %i', (self, other, like) => {
    expect(likeness(self, other)).toBe(like);
    expect(likeness(other, self)).toBe(like);
  });
});

const symbol = (name: string, kind: 'function' | 'namespace' | 'interface' = 'function') => ({
  name,
  kind,
  package: 'shapes',
  category: 'Operations',
  path: `/api/shapes/namespace/${name.replace('.', '#').toLowerCase()}`,
});

const pathOf = (name: string): string => symbol(name).path;

function near(
  names: readonly string[],
  examples: readonly (readonly string[])[] = [],
): readonly string[] | undefined {
  const [first = ''] = names;
  const symbols = names.map((name) => symbol(name));
  return findNear(
    symbols,
    examples.map((example) => example.map(pathOf)),
  ).get(pathOf(first));
}

describe('findNear()', () => {
  test('finds what examples use together with a name, most often first', () => {
    const examples = [
      ['Shape.of', 'Shape.turn'],
      ['Shape.of', 'Shape.turn', 'Shape.draw'],
      ['Shape.of', 'Shape.draw', 'Shape.turn'],
      ['Shape.of'],
    ];
    expect(near(['Shape.of', 'Shape.draw', 'Shape.turn'], examples)).toEqual([
      pathOf('Shape.turn'),
      pathOf('Shape.draw'),
    ]);
  });

  test('needs more examples for a name of another namespace', () => {
    const example = ['Shape.of', 'Colour.of'];
    expect(near(example, [example, example])).toEqual([]);
    expect(near(example, [example, example, example])).toEqual([pathOf('Colour.of')]);
  });

  test('leaves out what nearly every example uses', () => {
    const together = ['Shape.of', 'Shape.draw'];
    const alone = Array.from({ length: 60 }, () => ['Shape.draw']);
    expect(near(together, [together, together, ...alone])).toEqual([]);
  });

  test('leaves out the type of a name and what it is a member of', () => {
    const names = ['Shape.of', 'Shape'];
    expect(near(names, [names, names, names])).toEqual([]);
  });

  test('goes on with names alike of the same category, and finds three at most', () => {
    const names = ['Shape.min', 'Shape.minBy', 'Shape.max', 'Shape.draw', 'Shape.minOf'];
    expect(near(names)).toEqual(['Shape.max', 'Shape.minBy', 'Shape.minOf'].map(pathOf));
    const together = ['Shape.min', 'Shape.draw'];
    expect(near(names, [together, together])?.[0]).toBe(pathOf('Shape.draw'));
    expect(near(['Shape.min', 'Colour.max'])).toEqual([]);
  });

  test('leaves out names that go on from a word of many', () => {
    const errors = ['Error', 'AbortError', 'EvalError', 'RangeError', 'TypeError'];
    expect(near(errors)).toEqual([]);
    expect(near(errors.slice(0, 3))).toEqual(['AbortError', 'EvalError'].map(pathOf));
  });

  test('finds names alike on a long page, and others of its name in the package', () => {
    const others = Array.from({ length: 60 }, (_, index) => `Shape.${'q'.repeat(index + 1)}`);
    const names = ['Shape.groupBy', 'Shape.keyBy', 'Shape.countBy', 'Record.groupBy', ...others];
    expect(near(names)).toEqual(['Shape.keyBy', 'Shape.countBy', 'Record.groupBy'].map(pathOf));
  });

  test('leaves out a name that many namespaces have', () => {
    const names = ['One.mapAll', 'Two.mapAll', 'Three.mapAll'];
    expect(near(names)).toEqual(names.slice(1).map(pathOf));
    expect(near([...names, 'Four.mapAll'])).toEqual([]);
    expect(near(['One.map', 'Two.map'])).toEqual([]);
  });

  test('puts what stands on the same page before what is used more often', () => {
    const example = ['Shape.of', 'Shape.draw', 'Colour.of'];
    const alone = ['Shape.draw'];
    expect(near(example, [example, example, example, alone, alone])).toEqual(
      ['Shape.draw', 'Colour.of'].map(pathOf),
    );
  });
});
