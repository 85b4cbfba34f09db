import type { ReferenceSymbol } from '../../../typedoc/reference/contract';

export type NamesByLetter = readonly (readonly [
  letter: string,
  names: readonly (readonly [name: string, packageName: string, path: string])[],
])[];

export function byLetter(symbols: readonly ReferenceSymbol[]): NamesByLetter {
  const sorted = symbols
    .filter(({ kind }) => kind !== 'member')
    .sort(
      (self, other) =>
        self.name.localeCompare(other.name, 'en', { sensitivity: 'base' }) ||
        self.package.localeCompare(other.package, 'en'),
    )
    .filter(
      ({ name, package: packageName }, index, all) =>
        name !== all[index - 1]?.name || packageName !== all[index - 1]?.package,
    );
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => [
    letter,
    sorted
      .filter((symbol) => letterOf(symbol) === letter)
      .map(({ name, package: packageName, path }) => [name, packageName, path]),
  ]);
}

function letterOf({ name }: ReferenceSymbol): string {
  return name.charAt(0).toUpperCase();
}
