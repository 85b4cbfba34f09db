import { expect, test } from 'vitest';
import { discoverPackages } from '../../workspace/packages';
import { PACKAGE_GROUPS } from './groups';

test('the groups of this repository contain each package once, and have distinct anchors', () => {
  const grouped = PACKAGE_GROUPS.flatMap((group) => group.packages);
  const names = discoverPackages().map(({ shortName }) => shortName);
  expect(grouped.toSorted()).toEqual(names.toSorted());
  expect(new Set(PACKAGE_GROUPS.map(({ id }) => id)).size).toBe(PACKAGE_GROUPS.length);
});
