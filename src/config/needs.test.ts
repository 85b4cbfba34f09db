import { expect, test } from 'vitest';
import { discoverPackages } from '../../typedoc/workspace/packages';
import { NEEDS } from './needs';

test('each package helps with one need', () => {
  const listed = NEEDS.flatMap(({ packages }) => packages);
  expect(listed.toSorted()).toEqual(
    discoverPackages()
      .map(({ shortName }) => shortName)
      .toSorted(),
  );
});
