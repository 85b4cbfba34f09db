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

/** Returns the code that makes a value of a type, by the name of the type. */
export function makeOf(
  named: Readonly<Record<string, string>>,
  { aliasSymbol, symbol }: ts.Type,
): string | undefined {
  const name = [aliasSymbol, symbol as ts.Symbol | undefined]
    .map((each) => each?.name ?? '')
    .find((each) => Object.hasOwn(named, each));
  return name === undefined ? undefined : named[name];
}

/** So deep a value is written: types may refer to themselves. */
const DEPTH = 6;

/**
 * Returns a function that writes the code of a value of a type.
 *
 * @param named - The code for types that their members do not tell, by the name of the type.
 */
export function createSamples(
  checker: ts.TypeChecker,
  named: Readonly<Record<string, string>>,
): (type: ts.Type) => string {
  function sampleOf(type: ts.Type, depth = 0): string {
    const make = makeOf(named, type);
    if (make !== undefined) {
      return make;
    }
    if (type.isUnion()) {
      const [first] = type.types.filter(({ flags }) => (flags & Undefined) === 0);
      return first === undefined ? 'undefined' : sampleOf(first, depth);
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return JSON.stringify(type.value);
    }
    const members = type.isIntersection() ? type.types : [type];
    const primitive = PRIMITIVES.find(([flags]) => members.some((each) => each.flags & flags));
    return primitive === undefined ? objectOf(type, depth) : primitive[1];
  }

  function objectOf(type: ts.Type, depth: number): string {
    if (depth === DEPTH) {
      return 'undefined';
    }
    const inner = (each: ts.Type): string => sampleOf(each, depth + 1);
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

  return (type) => sampleOf(type);
}
