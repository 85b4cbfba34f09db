import ts from 'typescript';
import { membersOf } from '../workspace/exports';
import type { WorkspacePackage } from '../workspace/packages';
import { isNamed } from './admission';
import type { Call, Kind } from './calls';
import type { JudgedCall } from './findMisuses';
import { aliasOf, isUnbound } from './functions';
import { type Outcome, runCalls } from './outcomes';
import { makeOf, sampleOf } from './samples';

/** The code that callers without types write in place of a right argument. Brands and options are of the kind of the right one. */
const WRONG: Readonly<Partial<Record<Kind, string>>> = {
  number: '0.5',
  text: "'wrong'",
  boolean: 'true',
  bigint: '1n',
  symbol: "Symbol('wrong')",
  null: 'null',
  undefined: 'undefined',
  'unknown key': '{ unknownKey: 1 }',
  'void function': '() => undefined',
};

/** A call that is written out, to be run. */
export interface Attempt {
  readonly call: Call;
  /** The argument that is wrong; none where all are right. */
  readonly wrong?: WrongArgument;
  /** `core.Option.map('wrong', () => (1))`. */
  readonly code: string;
}

/** A call, and how it ended. */
export interface Run extends Attempt, Outcome {}

/** An argument, or a field of one, that is wrong. */
interface WrongArgument {
  readonly kind: Kind;
  readonly position: number;
  /** The name of the parameter, and of the field if it is one: `options.locale`. */
  readonly name: string;
}

/**
 * Writes the right calls, and those that the compiler refuses: each with the argument that it refuses,
 * and right ones in the other places. Fields of options, and integers that a type is named for, are
 * wrong in turn as well.
 */
export function writeRuns(
  calls: readonly JudgedCall[],
  checker: ts.TypeChecker,
): readonly Attempt[] {
  return calls.flatMap((judged) => attemptsOf(checker, judged));
}

/** Runs calls that are written out, with the packages as they are imported. */
export async function runAttempts(
  attempts: readonly Attempt[],
  packages: readonly WorkspacePackage[],
): Promise<readonly Run[]> {
  const exports = await Promise.all(
    packages.map(async (each) => [aliasOf(each), (await import(each.name)) as unknown] as const),
  );
  const outcomes = await runCalls(
    attempts.map(({ code }) => code),
    Object.fromEntries(exports),
  );
  return attempts.map((attempt, index) => ({ ...attempt, ...outcomes[index] }));
}

function attemptsOf(checker: ts.TypeChecker, { call, types }: JudgedCall): readonly Attempt[] {
  const right = types.map((type) => sampleOf(checker, type));
  const write = (given: readonly string[]): string =>
    `${call.isClass ? 'new ' : ''}${call.path}(${given.join(', ')})`;
  const attempt = (value: string, wrong: WrongArgument): Attempt => ({
    call,
    wrong,
    code: write(right.with(wrong.position, value)),
  });
  if (call.wrong === undefined) {
    const { parameters } = call.signature;
    return [
      { call, code: write(right) },
      ...parameters.flatMap(({ name, isGeneric }, position) => {
        const type = types[position];
        return type === undefined || isGeneric
          ? []
          : [
              ...integersOf(type).map(([kind, value]) => attempt(value, { kind, position, name })),
              ...fieldsOf(checker, type, OPTIONS.test(name)).map(([field, kind, value]) =>
                attempt(value, { kind, position, name: `${name}.${field}` }),
              ),
            ];
      }),
    ];
  }
  const { kind, position, parameter } = call.wrong;
  const [type, wrong] = [types[position], WRONG[kind]];
  return wrong === undefined ||
    parameter.isGeneric ||
    type === undefined ||
    !isTold(checker, type, kind)
    ? []
    : [attempt(wrong, { kind, position, name: parameter.name })];
}

/** Numbers that are no values of a type that is named for integers. */
function integersOf(type: ts.Type): readonly (readonly [Kind, string])[] {
  return membersOf(type).some(({ aliasSymbol }) => INTEGERS.has(aliasSymbol?.name ?? ''))
    ? [
        ['fraction', '0.5'],
        ['NaN', 'NaN'],
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
  checker: ts.TypeChecker,
  options: ts.Type,
  isLiteral: boolean,
): readonly (readonly [field: string, Kind, code: string])[] {
  const objects = membersOf(options).filter(
    (type) =>
      isStructure(checker, type) &&
      (isLiteral || hasOptionalOnly(checker, type)) &&
      // Functions make its values, not literals.
      makeOf(type) === undefined &&
      !checker.isTupleType(type) &&
      !checker.isArrayType(type),
  );
  return objects.flatMap((object) =>
    checker
      .getPropertiesOfType(object)
      .filter(({ name }) => !name.startsWith('__@'))
      .flatMap((field) => {
        const type = checker.getTypeOfSymbol(field);
        const valueOf = (value: string): string =>
          `{ ...${sampleOf(checker, object)}, ${JSON.stringify(field.name)}: ${value} }`;
        return isPassedOver(checker, field)
          ? []
          : [
              ...integersOf(type).map(
                ([kind, value]) => [field.name, kind, valueOf(value)] as const,
              ),
              ...(Object.entries(WRONG) as (readonly [Kind, string])[])
                .filter(([kind]) => !isNamed(checker, type, kind) && isTold(checker, type, kind))
                .map(([kind, value]) => [field.name, kind, valueOf(value)] as const),
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
