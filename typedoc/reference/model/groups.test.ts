import { describe, expect, test } from 'vitest';
import { discoverPackages } from '../../workspace/packages';
import { PACKAGE_GROUPS, type PackageGroup, assertGrouped } from './groups';

function group(id: string, ...packages: readonly string[]): PackageGroup {
  return { id, title: id, packages };
}

function check(...groups: readonly PackageGroup[]): () => void {
  return () => {
    assertGrouped(groups, [{ shortName: 'core' }, { shortName: 'error' }]);
  };
}

describe('assertGrouped()', () => {
  test('accepts groups that hold each package once', () => {
    expect(check(group('a', 'error'), group('b', 'core'))).not.toThrow();
  });

  test.each([
    ['in no group', [group('a', 'error')], '"core" stands in no group'],
    ['in two', [group('a', 'core', 'error'), group('b', 'core')], '"core" stands in "a" and "b"'],
    ['twice in one', [group('a', 'core', 'error', 'core')], '"core" stands in "a" and "a"'],
    ['unknown', [group('a', 'core', 'error', 'x')], '"x" in "a" is not in this repository'],
  ])('names a package that is %s', (_where, groups, message) => {
    expect(check(...groups)).toThrow(
      `Each package must stand in one group of "typedoc/reference/model/groups.ts"\n  ${message}`,
    );
  });
});

test('the groups of this repository hold each package once, and have anchors of their own', () => {
  expect(() => {
    assertGrouped(PACKAGE_GROUPS, discoverPackages());
  }).not.toThrow();
  expect(new Set(PACKAGE_GROUPS.map(({ id }) => id)).size).toBe(PACKAGE_GROUPS.length);
});
