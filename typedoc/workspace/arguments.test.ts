/// <reference types="vite/types/importMeta.d.ts" />
import { Result } from '@tstd/core';
import fc from 'fast-check';
import { compileFunction } from 'node:vm';
import { expect, inject, test } from 'vitest';

/*
 * Public functions must reject arguments of the wrong kind, which untyped code can pass. The calls are
 * derived from the declarations, so that new functions are tested too.
 */

// An integer might be valid by chance: `Ordering` is -1, 0 or 1.
const fraction = fc.double({ noInteger: true });

const WRONG = fc.record({
  number: fraction,
  fraction,
  text: fc.string(),
  boolean: fc.boolean(),
  bigint: fc.bigInt(),
  symbol: fc.string().map(Symbol),
  null: fc.constant(null),
  undefined: fc.constant(undefined),
  function: fc.func(fc.anything()),
  object: fc.object().map((fields) => ({ ...fields, toString: null })),
});

const EXCEPTIONS: readonly RegExp[] = [
  // The platform converts any value.
  /^error\.\w*Error\((?:errors|message|options)\)|^async\.clearImmediate\(/,
  /(?:Decimal|Money|Time)\.format\(options\.(?!roundingMode)/,
  // These report a failed assertion, whatever their other arguments are.
  /^error\.(?:Argument\.\w+\(name|assertNever|checkArgument|(?:invariant|warning)\(message)/,
  // An error keeps its properties unchanged.
  /^(?:core\.Codec|money\.CurrencyMismatch)Error\(properties\.(?!message)/,
  /^core_type\.assertType\(|^core\.Tag\.define\(refinement\.narrows/,
];

const packages = Object.fromEntries(
  Object.entries(import.meta.glob('../packages/*/src/index.ts', { eager: true })).map(
    ([path, module]) => [path.split('/')[2]?.replace('-', '_'), module],
  ),
);
const calls = inject('calls') ?? (await import('./arguments')).listCalls();

test.skipIf(inject('calls'))('finds the arguments of all functions', () => {
  expect(calls.length).toBeGreaterThan(2_000);
});

for (const { code, argument, names, accepts } of calls) {
  const check = EXCEPTIONS.some((each) => each.test(argument)) ? test.fails : test;
  check(`${argument} refuses values of a wrong kind`, async () => {
    const run = compileFunction(`return ${code};`, ['packages', 'wrong']) as Run;
    // `from` and `parse` may return None instead.
    const nothing = /\.(?:from|parse)(?:[A-Z]\w*)?\(/.test(argument) ? '|^nothing$' : '';
    const refusal = new RegExp(`^ArgumentError: Expected "(?:${names.join('|')})${nothing}`);
    const property = fc.asyncProperty(WRONG, async (values) => {
      for (const [kind, value] of Object.entries(values)) {
        if (!accepts.includes(kind)) {
          expect(await outcomeOf(() => run(packages, value)), kind).toMatch(refusal);
        }
      }
    });
    await fc.assert(property, { numRuns: 5 });
  });
}

type Run = (imported: typeof packages, wrong: unknown) => unknown;

async function outcomeOf(run: () => unknown): Promise<string> {
  try {
    const result = run();
    // The promise may never settle.
    const later = new Promise((resolve) => setTimeout(resolve, 0));
    const value = result instanceof Promise ? await Promise.race([result, later]) : result;
    return value === undefined || (Result.hasInstance(value) && !value.ok) ? 'nothing' : 'a value';
  } catch (error) {
    return String(error);
  }
}
