import { describe, expect, test } from 'vitest';
import { discoverPackages } from '../../workspace/packages';
import { PACKAGE_GROUPS, type PackageGroup, assertGrouped } from './groups';

function group(id: string, ...packages: readonly string[]): PackageGroup {
  return { id, title: id, packages };
}

const PACKAGES = [{ shortName: 'core' }, { shortName: 'error' }];

describe('assertGrouped()', () => {
  test('accepts groups that hold each package once', () => {
    expect(() => {
      assertGrouped([group('a', 'error'), group('b', 'core')], PACKAGES);
    }).not.toThrow();
  });

  test('names the packages that stand in no group', () => {
    expect(() => {
      assertGrouped([group('a', 'error')], PACKAGES);
    }).toThrow(
      'Each package must stand in one group of "typedoc/reference/model/groups.ts"\n  "core" stands in no group',
    );
  });

  test('names the packages that stand in two groups, or twice in one', () => {
    expect(() => {
      assertGrouped([group('a', 'core', 'error'), group('b', 'core')], PACKAGES);
    }).toThrow('"core" stands in "a" and "b"');
    expect(() => {
      assertGrouped([group('a', 'core', 'error', 'core')], PACKAGES);
    }).toThrow('"core" stands in "a" and "a"');
  });

  test('names what is no package', () => {
    expect(() => {
      assertGrouped([group('a', 'core', 'error', 'monad')], PACKAGES);
    }).toThrow('"monad" in "a" is not in this repository');
  });
});

describe('the groups of this repository', () => {
  test('hold each package once', () => {
    expect(() => {
      assertGrouped(PACKAGE_GROUPS, discoverPackages());
    }).not.toThrow();
  });

  test('have an anchor of their own', () => {
    const ids = PACKAGE_GROUPS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
