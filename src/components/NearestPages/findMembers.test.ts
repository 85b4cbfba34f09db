import { expect, test, vi } from 'vitest';
import { loadTable } from '../../search/loadTable';
import { encodeNames, type NamedSymbol } from '@tstd-internal/search/names';
import { findMembers } from './findMembers';
import { wordsOf } from './wordsOf';

vi.mock('../../search/loadTable');

const member = (name: string, packageName: string): NamedSymbol => ({
  name,
  package: packageName,
  kind: 'function',
  path: `/api/${packageName}/namespace/${name.replace('.', '#')}`,
});

vi.mocked(loadTable).mockResolvedValue(
  encodeNames([
    member('Iterable.groupBy', 'iterable'),
    member('Array.groupBy', 'collection'),
    member('Money.allocate', 'money'),
    member('Option.map', 'core'),
    member('Array.map', 'collection'),
  ]),
);

test.each([
  ['/std/api/collection/groupBy', '/std/', ['Array.groupBy', 'Iterable.groupBy']],
  ['/std/fr/api/money/allocate', '/std/fr/', ['Money.allocate']],
  ['/std/api/core/namespace/Option/map.html', '/std/', ['Option.map', 'Array.map']],
  ['/std/api/quartz', '/std/', []],
  ['/std/', '/std/', []],
  ['/std/%E9%', '/std/', []],
])('the words of %s find members', async (path, base, names) => {
  const found = await findMembers(wordsOf(path, base), 3);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('wordsOf() leaves out what stands in every address', () => {
  expect(wordsOf('/std/api/core/namespace/Option%20map.html', '/std/')).toEqual([
    'core',
    'Option map',
  ]);
});
