import ts from 'typescript';
import { expect, test } from 'vitest';

import { createProgram, listValues } from './exports';
import { discoverPackages } from './packages';

/*
 * `Array.map(values, fn)` calls `fn(value, index)`: a function whose optional second parameter is a
 * number receives the index unnoticed. Such a number belongs in options. If it is required, the
 * name of the function must suggest it.
 */

/** The name suggests an operand, position or limit, or the platform has the function too. */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  core: [
    'Codec.maxItems Codec.maxLength Codec.maximum Codec.minItems Codec.minLength Codec.minimum',
    'JSON.equals Order.number',
    'String.at String.padEnd String.padStart String.slice',
  ],
  num: [
    'BigInt.wrapSigned BigInt.wrapUnsigned Int.wrapSigned Int.wrapUnsigned',
    'Number.add Number.divide Number.modulo Number.multiply Number.power Number.remainder Number.subtract',
    'Number.compare Number.equals Number.greaterThan Number.greaterThanOrEqual Number.lessThan Number.lessThanOrEqual Number.order',
    'Number.max Number.min Number.roundTo',
  ],
  bigdecimal: [
    'BigDecimal.power BigDecimal.roundTo BigDecimal.roundToPrecision BigDecimal.scale BigDecimal.squareRoot BigDecimal.toFixed',
  ],
  collection: [
    'Array.at Array.chunk Array.deleteAt Array.drop Array.dropLast Array.range Array.repeat',
    'Array.slice Array.splitAt Array.take Array.takeLast Array.windows',
  ],
  iterable: [
    'AsyncIterable.at AsyncIterable.buffer AsyncIterable.chunk AsyncIterable.drop AsyncIterable.range',
    'AsyncIterable.repeat AsyncIterable.take AsyncIterable.timeout AsyncIterable.windows',
    'Iterable.at Iterable.chunk Iterable.drop Iterable.range Iterable.repeat Iterable.take Iterable.windows',
  ],
  money: ['Money.divide Money.multiply Money.percent Money.roundToIncrement Money.split'],
  random: ['randomInt randomNumber randomSample'],
  time: ['TimeDuration.divide TimeDuration.multiply'],
  http: ['ResponseParser.maxBytes'],
};

const packages = discoverPackages();
const program = createProgram();
const checker = program.getTypeChecker();

test.each(packages)('the functions of $shortName do not accept an index by mistake', (each) => {
  const found = listValues(program, each).flatMap(({ name, type }) =>
    type.getCallSignatures().map((signature) => ({ name, index: takesIndex(signature) })),
  );
  const namesOf = (kind: IndexUse): readonly string[] =>
    [...new Set(found.filter(({ index }) => index === kind).map(({ name }) => name))].sort();

  expect(namesOf('optional')).toEqual([]);
  const known = ON_PURPOSE[each.shortName]?.flatMap((line) => line.split(' ')) ?? [];
  expect(namesOf('required')).toEqual(known.toSorted());
});

type IndexUse = 'none' | 'optional' | 'required';

function takesIndex(signature: ts.Signature): IndexUse {
  const [, second, third] = signature.parameters;
  if (second === undefined || !acceptsNumber(elementTypeOf(second))) {
    return 'none';
  }
  if (isOptional(second)) {
    return 'optional';
  }
  return third === undefined || isOptional(third) ? 'required' : 'none';
}

function acceptsNumber(type: ts.Type): boolean {
  return (
    (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) === 0 &&
    checker.isTypeAssignableTo(checker.getNumberType(), type)
  );
}

function elementTypeOf(parameter: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(parameter);
  return isRest(parameter) ? (type.getNumberIndexType() ?? type) : type;
}

function isOptional(parameter: ts.Symbol): boolean {
  const declaration = declarationOf(parameter);
  return (
    isRest(parameter) ||
    declaration?.questionToken !== undefined ||
    declaration?.initializer !== undefined
  );
}

function isRest(parameter: ts.Symbol): boolean {
  return declarationOf(parameter)?.dotDotDotToken !== undefined;
}

function declarationOf({ valueDeclaration }: ts.Symbol): ts.ParameterDeclaration | undefined {
  return valueDeclaration !== undefined && ts.isParameter(valueDeclaration)
    ? valueDeclaration
    : undefined;
}
