import { describe, expect, test } from 'vitest';
import { orderBySidebars } from './orderBySidebars';

const ids = (pages: readonly { readonly id: string }[]) => pages.map(({ id }) => id);
const pagesOf = (...names: readonly string[]) => names.map((id) => ({ id }));

describe('orderBySidebars()', () => {
  test('follows the sidebars, with categories before their pages', () => {
    const sidebars = {
      guides: [
        { type: 'doc', id: 'intro' },
        {
          type: 'category',
          label: 'Core',
          link: { type: 'doc', id: 'core' },
          items: [
            { type: 'ref', id: 'option' },
            { type: 'link', label: 'Elsewhere', href: 'https://a.test' },
          ],
          collapsed: true,
          collapsible: true,
        },
      ],
    } satisfies Parameters<typeof orderBySidebars>[1];
    expect(ids(orderBySidebars(pagesOf('core', 'intro', 'option'), sidebars))).toEqual([
      'intro',
      'core',
      'option',
    ]);
  });

  test('uses the first position of a page that has two', () => {
    const sidebars = {
      a: [
        { type: 'doc' as const, id: 'x' },
        { type: 'doc' as const, id: 'y' },
        { type: 'doc' as const, id: 'x' },
      ],
    };
    expect(ids(orderBySidebars(pagesOf('y', 'x'), sidebars))).toEqual(['x', 'y']);
  });

  test('puts other pages at the end, ordered by id', () => {
    const sidebars = { a: [{ type: 'doc' as const, id: 'x' }] };
    expect(ids(orderBySidebars(pagesOf('b', 'a', 'x', 'b'), sidebars))).toEqual([
      'x',
      'a',
      'b',
      'b',
    ]);
  });
});
