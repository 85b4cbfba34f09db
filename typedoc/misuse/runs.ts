import ts from 'typescript';
import type { Call, Kind } from './calls';
import type { JudgedCall } from './findMisuses';
import { membersOf } from './functions';
import { type Make, createSamples } from './samples';

/** What callers without types give in place of a right argument. Brands and options are of the kind of the right one. */
const WRONG: Readonly<Partial<Record<Kind, unknown>>> = {
  number: 0.5,
  text: 'wrong',
  boolean: true,
  bigint: 1n,
  symbol: Symbol('wrong'),
  null: null,
  undefined,
  'unknown key': { unknownKey: 1 },
  'void function': () => undefined,
};

/** A call, and how it ended. */
export interface Run {
  readonly call: Call;
  /** What it threw, or the reason of the promise that it returned. */
  readonly error?: unknown;
  /** What it returned, or what its promise gave. */
  readonly value?: unknown;
}

/**
 * Runs the right calls, and those that the compiler refuses: each with the argument that it refuses,
 * and right ones in the other places.
 */
export function runCalls(
  calls: readonly JudgedCall[],
  checker: ts.TypeChecker,
  exports: Readonly<Record<string, unknown>>,
  named: Readonly<Record<string, Make>>,
): Promise<readonly Run[]> {
  const sampleOf = createSamples(checker, named);
  return Promise.all(
    calls
      .filter((each) => isTold(checker, each))
      .map(async ({ call, types }) => {
        const given = types.map(sampleOf);
        const { wrong } = call;
        return {
          call,
          ...(await outcomeOf(() =>
            invoke(
              exports,
              call,
              wrong === undefined ? given : given.with(wrong.position, WRONG[wrong.kind]),
            ),
          )),
        };
      }),
  );
}

/** Whether a run can tell the kind of an argument from the right one. */
function isTold(checker: ts.TypeChecker, { call: { wrong }, types }: JudgedCall): boolean {
  if (wrong === undefined) {
    return true;
  }
  const { kind, position, parameter } = wrong;
  const type = types[position];
  if (!(kind in WRONG) || parameter.isGeneric || type === undefined) {
    return false;
  }
  return !membersOf(type).some((member) => {
    switch (kind) {
      case 'number':
        return isBrandOf(member, ts.TypeFlags.NumberLike);
      case 'text':
        return isBrandOf(member, ts.TypeFlags.StringLike) || isIterable(checker, member);
      case 'void function':
        return isCallable(member);
      case 'unknown key':
        return isStructure(checker, member);
      default:
        return false;
    }
  });
}

function isBrandOf(type: ts.Type, flags: ts.TypeFlags): boolean {
  return type.isIntersection() && type.types.some((each) => each.flags & flags);
}

/** Whether it is an object whose members make its kind. */
function isStructure(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { Object, NonPrimitive } = ts.TypeFlags;
  const parts = type.isIntersection() ? type.types : [type];
  return (
    parts.some(({ flags }) => flags & (Object | NonPrimitive)) &&
    !isBrandOf(type, ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike) &&
    !isCallable(type) &&
    !isIterable(checker, type)
  );
}

function isCallable(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}

function isIterable(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker
    .getPropertiesOfType(type)
    .some(({ name }) => /^__@(?:iterator|asyncIterator)@/.test(name));
}

function invoke(
  exports: Readonly<Record<string, unknown>>,
  { path, isClass }: Call,
  given: readonly unknown[],
): unknown {
  const called = path
    .split('.')
    .reduce<unknown>((parent, key) => (parent as Readonly<Record<string, unknown>>)[key], exports);
  return isClass
    ? Reflect.construct(called as new (...given: readonly unknown[]) => unknown, given)
    : Reflect.apply(called as (...given: readonly unknown[]) => unknown, undefined, given);
}

/** The outcome of a call; of a promise that is settled at once, its own. */
async function outcomeOf(call: () => unknown): Promise<Omit<Run, 'call'>> {
  try {
    const value = call();
    const later = new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return { value: value instanceof Promise ? await Promise.race([value, later]) : value };
  } catch (error) {
    return { error };
  }
}
