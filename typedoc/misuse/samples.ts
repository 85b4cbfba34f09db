import ts from 'typescript';

/** Makes a value anew each time. */
export type Make = () => unknown;

const { Undefined, NumberLike, StringLike, BooleanLike, BigIntLike, ESSymbolLike, NonPrimitive } =
  ts.TypeFlags;

/** The values of primitive types, by the flags of the compiler. */
const PRIMITIVES: readonly (readonly [flags: ts.TypeFlags, value: unknown])[] = [
  [ts.TypeFlags.Null, null],
  [NumberLike, 1],
  [StringLike, 'a'],
  [BooleanLike, true],
  [BigIntLike, 1n],
  [ESSymbolLike, Symbol.iterator],
];

/** Returns what makes the values of a type, by the name of the type. */
export function makeOf(
  named: Readonly<Record<string, Make>>,
  { aliasSymbol, symbol }: ts.Type,
): Make | undefined {
  const name = [aliasSymbol, symbol as ts.Symbol | undefined]
    .map((each) => each?.name ?? '')
    .find((each) => Object.hasOwn(named, each));
  return name === undefined ? undefined : named[name];
}

/**
 * Returns a function that makes a value of a type.
 *
 * @param named - The values of types that their members do not tell, by the name of the type.
 */
export function createSamples(
  checker: ts.TypeChecker,
  named: Readonly<Record<string, Make>>,
): (type: ts.Type) => unknown {
  function sampleOf(type: ts.Type): unknown {
    const make = makeOf(named, type);
    if (make !== undefined) {
      return make();
    }
    if (type.isUnion()) {
      const [first] = type.types.filter(({ flags }) => (flags & Undefined) === 0);
      return first && sampleOf(first);
    }
    if (type.isLiteral()) {
      return type.value;
    }
    const members = type.isIntersection() ? type.types : [type];
    const primitive = PRIMITIVES.find(([flags]) => members.some((each) => each.flags & flags));
    return primitive === undefined ? objectOf(type) : primitive[1];
  }

  function objectOf(type: ts.Type): unknown {
    if (checker.isTupleType(type) || checker.isArrayType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).map(sampleOf);
    }
    if ((type.symbol as ts.Symbol | undefined)?.name === 'Iterable') {
      return checker
        .getTypeArguments(type as ts.TypeReference)
        .slice(0, 1)
        .map(sampleOf);
    }
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      return () => sampleOf(signature.getReturnType());
    }
    if (type.getConstructSignatures().length > 0) {
      return Object;
    }
    const required = checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
      .map((each) => [each.name, sampleOf(checker.getTypeOfSymbol(each))] as const);
    return required.length > 0 ||
      type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | NonPrimitive)
      ? Object.fromEntries(required)
      : undefined;
  }

  return sampleOf;
}
