import ts from 'typescript';
import { membersOf } from '../workspace/exports';
import { isNamed } from './admission';
import type { Call, Kind } from './calls';
import type { JudgedCall } from './findMisuses';
import { isUnbound } from './functions';
import { type Make, createSamples, makeOf } from './samples';

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
  /** The argument that is wrong; none where all are right. */
  readonly wrong?: WrongArgument;
  /** What it threw, or the reason of the promise that it returned. */
  readonly error?: unknown;
  /** What it returned, or what its promise gave. */
  readonly value?: unknown;
}

/** An argument, or a field of one, that is wrong. */
interface WrongArgument {
  readonly kind: Kind;
  readonly position: number;
  /** The name of the parameter, and of the field if it is one: `options.locale`. */
  readonly name: string;
}

/** The arguments of a call. */
interface Attempt {
  readonly given: readonly unknown[];
  readonly wrong?: WrongArgument;
}

/** What each call is made from. */
interface Samples {
  readonly checker: ts.TypeChecker;
  readonly named: Readonly<Record<string, Make>>;
  readonly sampleOf: (type: ts.Type) => unknown;
}

/**
 * Runs the right calls, and those that the compiler refuses: each with the argument that it refuses,
 * and right ones in the other places. Fields of options, and integers that a type is named for, are
 * wrong in turn as well.
 */
export function runCalls(
  calls: readonly JudgedCall[],
  checker: ts.TypeChecker,
  exports: Readonly<Record<string, unknown>>,
  named: Readonly<Record<string, Make>>,
): Promise<readonly Run[]> {
  const samples = { checker, named, sampleOf: createSamples(checker, named) };
  return Promise.all(
    calls.flatMap((judged) =>
      attemptsOf(samples, judged).map(async ({ given, ...about }) => ({
        call: judged.call,
        ...about,
        ...(await outcomeOf(() => invoke(exports, judged.call, given))),
      })),
    ),
  );
}

function attemptsOf(samples: Samples, { call, types }: JudgedCall): readonly Attempt[] {
  const { checker, sampleOf } = samples;
  const right = (): readonly unknown[] => types.map(sampleOf);
  if (call.wrong === undefined) {
    const { parameters } = call.signature;
    return [
      { given: right() },
      ...parameters.flatMap(({ name, isGeneric }, position) => {
        const type = types[position];
        return type === undefined || isGeneric
          ? []
          : [
              ...integersOf(type).map(([kind, value]) => ({
                given: right().with(position, value),
                wrong: { kind, position, name },
              })),
              ...fieldsOf(samples, type, OPTIONS.test(name)).map(([field, kind, value]) => ({
                given: right().with(position, value),
                wrong: { kind, position, name: `${name}.${field}` },
              })),
            ];
      }),
    ];
  }
  const { kind, position, parameter } = call.wrong;
  const type = types[position];
  return parameter.isGeneric || type === undefined || !isTold(checker, type, kind)
    ? []
    : [
        {
          given: right().with(position, WRONG[kind]),
          wrong: { kind, position, name: parameter.name },
        },
      ];
}

/** Numbers that are no values of a type that is named for integers. */
function integersOf(type: ts.Type): readonly (readonly [Kind, number])[] {
  return membersOf(type).some(({ aliasSymbol }) => INTEGERS.has(aliasSymbol?.name ?? ''))
    ? [
        ['fraction', 0.5],
        ['NaN', NaN],
      ]
    : [];
}

const INTEGERS: ReadonlySet<string> = new Set(['Int', 'Time', 'TimeDuration']);

/** Parameters that take an object with named parts, which a caller writes as a literal. */
const OPTIONS = /^(?:definition|options|parameters|properties|refinement|target|transformation)$/;

/**
 * Objects with one field of a wrong kind. A parameter with another name than those of `OPTIONS`
 * counts only if all its fields are optional.
 */
function fieldsOf(
  { checker, named, sampleOf }: Samples,
  options: ts.Type,
  isLiteral: boolean,
): readonly (readonly [field: string, Kind, value: unknown])[] {
  const objects = membersOf(options).filter(
    (type) =>
      isStructure(checker, type) &&
      (isLiteral || hasOptionalOnly(checker, type)) &&
      // Functions make its values, not literals.
      makeOf(named, type) === undefined &&
      !checker.isTupleType(type) &&
      !checker.isArrayType(type),
  );
  return objects.flatMap((object) =>
    checker
      .getPropertiesOfType(object)
      .filter(({ name }) => !name.startsWith('__@'))
      .flatMap((field) => {
        const type = checker.getTypeOfSymbol(field);
        const valueOf = (value: unknown): unknown => ({
          ...(sampleOf(object) as object),
          [field.name]: value,
        });
        return isPassedOver(checker, field)
          ? []
          : [
              ...integersOf(type).map(
                ([kind, value]) => [field.name, kind, valueOf(value)] as const,
              ),
              ...(Object.keys(WRONG) as Kind[])
                .filter((kind) => !isNamed(checker, type, kind) && isTold(checker, type, kind))
                .map((kind) => [field.name, kind, valueOf(WRONG[kind])] as const),
            ];
      }),
  );
}

function hasOptionalOnly(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker
    .getPropertiesOfType(type)
    .every(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
}

/** Whether a field proves nothing: it takes any value, or must not be there. */
function isPassedOver(checker: ts.TypeChecker, { valueDeclaration }: ts.Symbol): boolean {
  if (valueDeclaration === undefined) {
    return false;
  }
  const declared = membersOf(checker.getTypeAtLocation(valueDeclaration));
  const { Never, Undefined } = ts.TypeFlags;
  return declared.some(isUnbound) || declared.every(({ flags }) => flags & (Never | Undefined));
}

/** Whether a run can tell a kind of value from what is right. */
function isTold(checker: ts.TypeChecker, right: ts.Type, kind: Kind): boolean {
  return (
    kind in WRONG &&
    !membersOf(right).some((member) => {
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
    })
  );
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
async function outcomeOf(call: () => unknown): Promise<Pick<Run, 'error' | 'value'>> {
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
