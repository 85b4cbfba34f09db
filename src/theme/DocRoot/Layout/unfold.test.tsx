import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { unfold } from './unfold';

const STATE = { collapsible: true, collapsed: true } as const;
const FOLDED: PropSidebarItem = {
  type: 'link',
  label: 'Currencies',
  href: '/api/money#currencies',
};
const LISTED: PropSidebarItem = {
  type: 'link',
  label: 'Money',
  href: '/std/fr/api/money/namespace/Money',
};

// In Docusaurus, the address of an index page ends in a slash.
const ITEMS: PropSidebarItem[] = [
  { type: 'link', label: 'Reference', href: '/std/fr/api/' },
  { type: 'category', label: 'core', href: '/std/fr/api/core/', items: [], ...STATE },
  {
    type: 'category',
    label: 'money',
    href: '/std/fr/api/money/',
    items: [LISTED, FOLDED],
    ...STATE,
  },
];

describe('unfold()', () => {
  test('shows an unlisted page below the item of its group', () => {
    expect(unfold(ITEMS, '/std/fr/api/money/function/USD')[2]).toEqual({
      ...ITEMS[2],
      items: [
        LISTED,
        {
          type: 'category',
          label: 'Currencies',
          href: '/std/fr/api/money#currencies',
          collapsible: true,
          collapsed: false,
          items: [
            {
              type: 'link',
              label: 'USD',
              href: '/std/fr/api/money/function/USD',
              docId: 'money/function/USD',
            },
          ],
        },
      ],
    });
  });

  test('does not change the other items', () => {
    const items = unfold(ITEMS, '/std/fr/api/money/function/USD');
    expect(items.slice(0, 2)).toEqual(ITEMS.slice(0, 2));
  });

  test.each([
    ['the index page', '/std/fr/api/money'],
    ['a listed page', '/std/fr/api/money/namespace/Money'],
    ['a page of another package', '/std/fr/api/core/function/identity'],
    ['the root page', '/std/fr/api'],
    ['a package whose name begins with that of another', '/std/fr/api/money-more/function/USD'],
  ])('changes nothing for %s', (_name, path) => {
    expect(unfold(ITEMS, path)).toEqual(ITEMS);
  });
});
