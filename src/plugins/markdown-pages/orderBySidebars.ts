import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/** Pages that are not in a sidebar come last, ordered by id. */
export function orderBySidebars<Page extends { readonly id: string }>(
  pages: readonly Page[],
  sidebars: Sidebars,
): readonly Page[] {
  const shown = Object.values(sidebars).flat().flatMap(listIds);
  const ids = new Set([...shown, ...pages.map(({ id }) => id).sort()]);
  return [...ids].flatMap((id) => pages.filter((page) => page.id === id));
}

function listIds(item: Item): readonly string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category': {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...item.items.flatMap(listIds)];
    }
    default:
      return [];
  }
}
