import ts from 'typescript';
import type { Kind } from './calls';
import { membersOf } from '../workspace/exports';

const { Any, Unknown, Void, Undefined, Null, Number, String, BooleanLiteral, BigInt, ESSymbol } =
  ts.TypeFlags;

const FLAGS: Readonly<Partial<Record<Kind, ts.TypeFlags>>> = {
  number: Number,
  text: String,
  boolean: BooleanLiteral,
  bigint: BigInt,
  symbol: ESSymbol,
  null: Null,
  undefined: Undefined | Void,
  'branded number': Number,
  'branded text': String,
  // An Option is the value or `undefined`.
  Option: Undefined | Void,
};

/** The type that a callback must be declared to return for a function to be right. */
const RESULTS: Readonly<Partial<Record<Kind, ts.TypeFlags>>> = {
  'void function': Void,
  'undefined function': Void | Undefined,
  'async function': Void,
};

/**
 * Returns `true` when a type names a kind of argument. It reads what is declared, and does not ask
 * the compiler what it would take: that is what the calls are for.
 */
export function isNamed(checker: ts.TypeChecker, type: ts.Type, kind: Kind): boolean {
  return membersOf(type).some((member) => {
    if (member.flags & (Any | Unknown | (FLAGS[kind] ?? 0))) {
      return true;
    }
    switch (kind) {
      case 'Promise':
        return isPromise(member);
      case 'unknown key':
      case 'further key':
        return checker.getIndexTypeOfType(member, ts.IndexKind.String) !== undefined;
      case 'void function':
      case 'undefined function':
      case 'async function':
        return member
          .getCallSignatures()
          .flatMap((each) => membersOf(each.getReturnType()))
          .some(
            (result) =>
              (result.flags & (Any | Unknown | (RESULTS[kind] ?? 0))) !== 0 ||
              (kind === 'async function' && isPromise(result)),
          );
      default:
        return false;
    }
  });
}

function isPromise({ symbol }: ts.Type): boolean {
  const name = (symbol as ts.Symbol | undefined)?.name;
  return name === 'Promise' || name === 'PromiseLike';
}
