import { describe, expect, test } from 'vitest';

import { discoverPackages, listEntries } from './packages';

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The guard of a second type, `BigDecimalString`.
  bigdecimal: ['BigDecimal.isBigDecimalString'],
  core: ['Symbol.isSymbol'],
};

describe.each(discoverPackages())('the modules of $shortName', (each) => {
  test('name the guard of their type hasInstance', async () => {
    const found: string[] = [];
    for (const { name, source } of listEntries(each)) {
      const [, , module] = name.split('/');
      if (module === undefined) {
        continue;
      }
      const exported = Object.keys((await import(source)) as object);
      found.push(
        ...exported.filter((key) => key.startsWith(`is${module}`)).map((key) => `${module}.${key}`),
      );
    }
    expect(found).toEqual(EXCEPTIONS[each.shortName] ?? []);
  });
});
