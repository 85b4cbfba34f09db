import { expect, test } from 'vitest';
import { discoverPackages } from '../../workspace/packages';
import { PACKAGE_GROUPS, type PackageGroup, assertGrouped } from './groups';

function group(id: string, ...packages: readonly string[]): PackageGroup {
  return { id, title: id, packages };
}

test.each([
  ['in no group', [group('a', 'error')], 'core'],
  ['in two', [group('a', 'core', 'error'), group('b', 'core')], 'core'],
  ['unknown', [group('a', 'core', 'error', 'x')], 'x'],
])('assertGrouped() names a package that is %s', (_where, groups, name) => {
  expect(() => {
    assertGrouped(groups, [{ shortName: 'core' }, { shortName: 'error' }]);
  }).toThrow(`"typedoc/reference/model/groups.ts": ${name}`);
});

test('the groups of this repository contain each package once, and have distinct anchors', () => {
  expect(() => {
    assertGrouped(PACKAGE_GROUPS, discoverPackages());
  }).not.toThrow();
  expect(new Set(PACKAGE_GROUPS.map(({ id }) => id)).size).toBe(PACKAGE_GROUPS.length);
});
