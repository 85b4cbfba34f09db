import { describe, expect, test } from 'vitest';

import { discoverPackages, listEntries } from './packages';

/* All importers share the exports, so these must be frozen. */

const packages = discoverPackages();

describe.each(packages)('the shared constants of $shortName', (each) => {
  test('cannot be changed', async () => {
    const mutable: string[] = [];
    // Do not require frozen objects of the platform.
    const seen = new Set<unknown>(
      Object.values(Object.getOwnPropertyDescriptors(globalThis)).map(
        (property): unknown => property.value,
      ),
    );
    for (const { name, source } of listEntries(each)) {
      const exported = (await import(source)) as Readonly<Record<string, unknown>>;
      for (const [key, value] of Object.entries(exported)) {
        findMutable(value, `${name.replace('@tstd/', '')}.${key}`, mutable, seen);
      }
    }
    expect(mutable).toEqual([]);
  });
});

function findMutable(value: unknown, path: string, found: string[], seen: Set<unknown>): void {
  if (!isObject(value) || seen.has(value) || isClass(value)) {
    return;
  }
  seen.add(value);
  const keys = Object.keys(value);
  const isModule = Object.prototype.toString.call(value) === '[object Module]';
  if (!isModule && !Object.isFrozen(value) && (typeof value === 'object' || keys.length > 0)) {
    found.push(path);
  }
  for (const key of keys) {
    findMutable(value[key], `${path}.${key}`, found, seen);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}
