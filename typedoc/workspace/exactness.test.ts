import ts from 'typescript';
import { expect, test } from 'vitest';

import { type NamedValue, createProgram, listValues, membersOf } from './exports';
import { discoverPackages } from './packages';

/*
 * With `exactOptionalPropertyTypes`, an option accepts `undefined` only if its type includes it.
 * Callers that forward an option have a value that may be `undefined`.
 */

const EXCEPTIONS: readonly RegExp[] = [
  // These reject `undefined`: a limit may be the result of failed arithmetic.
  /\.(?:concurrency|maxElapsed|maxErrors|timeout)\)$/,
  /^Callable\.of\(properties\.name\)$/,
  // Declared by the platform.
  /\.stack\)$/,
];

const program = createProgram({ exactOptionalPropertyTypes: true });
const checker = program.getTypeChecker();

const packages = discoverPackages().map((each) => ({
  shortName: each.shortName,
  paths: [...new Set(listValues(program, each).flatMap(strictPathsOf))],
}));

test.each(packages)('the options of $shortName may be undefined', ({ paths }) => {
  expect(paths.filter((path) => !EXCEPTIONS.some((each) => each.test(path)))).toEqual([]);
});

test.each(EXCEPTIONS)('the exception %s is needed', (exception) => {
  const paths = packages.flatMap((each) => each.paths);
  expect(paths.filter((path) => exception.test(path))).not.toEqual([]);
});

function strictPathsOf({ name, type }: NamedValue): readonly string[] {
  return [...type.getCallSignatures(), ...type.getConstructSignatures()]
    .flatMap(({ parameters }) => parameters)
    .flatMap((parameter) =>
      strictOptionsOf(checker.getTypeOfSymbol(parameter)).map(
        (option) => `${name}(${parameter.name}.${option})`,
      ),
    );
}

function strictOptionsOf(parameter: ts.Type): readonly string[] {
  return membersOf(parameter).flatMap((type) =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0
      ? []
      : checker
          .getPropertiesOfType(type)
          .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0)
          .filter(isOurs)
          .filter((property) => isStrict(checker.getTypeOfSymbol(property)))
          .map(({ name }) => name),
  );
}

function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) => !program.isSourceFileDefaultLibrary(each.getSourceFile()));
}

function isStrict(type: ts.Type): boolean {
  const { Any, Unknown, Undefined } = ts.TypeFlags;
  return (
    membersOf(type).some(({ flags }) => (flags & Undefined) === 0) &&
    !membersOf(type).some(
      (each) => each === checker.getUndefinedType() || (each.flags & (Any | Unknown)) !== 0,
    )
  );
}
