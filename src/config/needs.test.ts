import { expect, test } from 'vitest';
import { discoverPackages } from '../../typedoc/workspace/packages';
import { NEEDS } from './needs';

test('every package helps with a need', () => {
  const listed = [...new Set(NEEDS.flatMap(({ packages }) => packages))];
  expect(listed.toSorted()).toEqual(
    discoverPackages()
      .map(({ shortName }) => shortName)
      .toSorted(),
  );
});
