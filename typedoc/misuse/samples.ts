import ts from 'typescript';

const { Undefined, NumberLike, StringLike, BooleanLike, BigIntLike, ESSymbolLike, NonPrimitive } =
  ts.TypeFlags;

/** The code of a value of each primitive type, by the flags of the compiler. */
const PRIMITIVES: readonly (readonly [flags: ts.TypeFlags, code: string])[] = [
  [ts.TypeFlags.Null, 'null'],
  [NumberLike, '1'],
  [StringLike, "'a'"],
  [BooleanLike, 'true'],
  [BigIntLike, '1n'],
  [ESSymbolLike, 'Symbol.iterator'],
];

/** The code of values of types whose members do not tell how to make one, by the name of the type. */
const NAMED: Readonly<Record<string, string>> = {
  AbortSignal: 'new AbortController().signal',
  AsyncIterable: 'iterable.AsyncIterable.of(1)',
  BigDecimal: 'bigdecimal.BigDecimal.of(1n)',
  BigDecimalString: "'1'",
  Codec: 'core.Int.codec',
  Currency: 'money.EUR(1n).currency',
  Date: 'new Date(0)',
  Equal: 'core.Comparable(core.Order.number)',
  Generator: '[].values()',
  Headers: 'http.Headers()',
  Iterator: '[1].values()',
  LocalesArgument: "'en'",
  Money: 'money.EUR(1n)',
  Order: 'core.Order.number',
  Promise: 'Promise.resolve(1)',
  ReadonlyMap: 'new Map([[1, 1]])',
  ReadonlySet: 'new Set([1])',
  RegExp: '/a/u',
  Result: 'core.Result.Ok(1)',
  Task: 'task.Task.Ok(1)',
  TaskLike: 'task.Task.Ok(1)',
  UUID: 'uuid.UUID.NIL',
  UUIDString: 'uuid.UUID.NIL',
  Uint8Array: 'new Uint8Array(16)',
  URL: "new URL('https://example.org/')",
};

/** Returns the code that makes a value of a type, by the name of the type. */
export function makeOf({ aliasSymbol, symbol }: ts.Type): string | undefined {
  const name = [aliasSymbol, symbol as ts.Symbol | undefined]
    .map((each) => each?.name ?? '')
    .find((each) => Object.hasOwn(NAMED, each));
  return name === undefined ? undefined : NAMED[name];
}

/** So deep a value is written: types may refer to themselves. */
const DEPTH = 6;

/** Writes the code of a value of a type. */
export function sampleOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): string {
  const make = makeOf(type);
  if (make !== undefined) {
    return make;
  }
  if (type.isUnion()) {
    const [first] = type.types.filter(({ flags }) => (flags & Undefined) === 0);
    return first === undefined ? 'undefined' : sampleOf(checker, first, depth);
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return JSON.stringify(type.value);
  }
  const members = type.isIntersection() ? type.types : [type];
  const primitive = PRIMITIVES.find(([flags]) => members.some((each) => each.flags & flags));
  return primitive === undefined ? objectOf(checker, type, depth) : primitive[1];
}

function objectOf(checker: ts.TypeChecker, type: ts.Type, depth: number): string {
  if (depth === DEPTH) {
    return 'undefined';
  }
  const inner = (each: ts.Type): string => sampleOf(checker, each, depth + 1);
  const isIterable = (type.symbol as ts.Symbol | undefined)?.name === 'Iterable';
  if (isIterable || checker.isTupleType(type) || checker.isArrayType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    return `[${(isIterable ? items.slice(0, 1) : items).map(inner).join(', ')}]`;
  }
  const [signature] = type.getCallSignatures();
  if (signature !== undefined) {
    return `() => (${inner(signature.getReturnType())})`;
  }
  if (type.getConstructSignatures().length > 0) {
    return 'Object';
  }
  const required = checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map((each) => `${JSON.stringify(each.name)}: ${inner(checker.getTypeOfSymbol(each))}`);
  return required.length > 0 ||
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | NonPrimitive)
    ? `{ ${required.join(', ')} }`
    : 'undefined';
}
