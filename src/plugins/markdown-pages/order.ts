import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/** Sorts pages as sidebars show them; those that stand in no sidebar follow by their ids. */
export function orderBySidebars<Page extends { readonly id: string }>(
  pages: readonly Page[],
  sidebars: Sidebars,
): readonly Page[] {
  const ids = Object.values(sidebars).flat().flatMap(listIds);
  const positions = new Map(ids.toReversed().map((id, index) => [id, ids.length - index]));
  const positionOf = ({ id }: Page) => positions.get(id) ?? Infinity;
  return pages.toSorted((a, b) => {
    const [first, second] = [positionOf(a), positionOf(b)];
    return first === second ? compareText(a.id, b.id) : first - second;
  });
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

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
