export interface Need {
  readonly id: string;
  readonly title: string;
  readonly packages: readonly string[];
  readonly guide: { readonly path: string; readonly title: string };
}

export const NEEDS: readonly Need[] = [
  {
    id: 'missing',
    title: 'A value may be missing',
    packages: ['core'],
    guide: { path: '/docs/packages/core/option', title: 'Option' },
  },
  {
    id: 'failure',
    title: 'An operation can fail',
    packages: ['core', 'error'],
    guide: { path: '/docs/packages/core/result', title: 'Result' },
  },
  {
    id: 'waiting',
    title: 'Work takes time',
    packages: ['task', 'task-timeout', 'async'],
    guide: { path: '/docs/packages/task', title: 'Work that waits: tasks' },
  },
  {
    id: 'money',
    title: 'Something has a price',
    packages: ['money', 'bigdecimal', 'num'],
    guide: { path: '/docs/recipes/prices', title: 'Add prices, taxes and discounts' },
  },
  {
    id: 'outside',
    title: 'Data comes from outside',
    packages: ['core', 'http', 'env'],
    guide: { path: '/docs/recipes/untrusted-json', title: 'Decode untrusted JSON' },
  },
  {
    id: 'many',
    title: 'There are many values',
    packages: ['collection', 'iterable'],
    guide: { path: '/docs/recipes/group-and-sum', title: 'Group, count and sum a list' },
  },
  {
    id: 'time',
    title: 'Something happens at a time',
    packages: ['time'],
    guide: { path: '/docs/recipes/dates', title: 'Store and read points in time' },
  },
  {
    id: 'identifiers',
    title: 'You need an identifier, or a random value',
    packages: ['uuid', 'random', 'object-id'],
    guide: { path: '/docs/packages/uuid', title: 'Unique identifiers' },
  },
  {
    id: 'terminal',
    title: 'A program runs in a terminal',
    packages: ['console', 'application'],
    guide: {
      path: '/docs/recipes/cli-output',
      title: 'Log and colour the output of a command-line program',
    },
  },
  {
    id: 'types',
    title: 'Types should be more precise',
    packages: ['core-type'],
    guide: { path: '/docs/packages/core-type', title: 'Types to build on' },
  },
];
