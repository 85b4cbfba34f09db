import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * Returns the items of a sidebar as crumbs lead through them.
 *
 * A category without a page of its own, such as a kind of members, would be a crumb that leads
 * nowhere: what it holds takes its place. A first page whose address begins those of all others is
 * above them.
 */
export function layOutCrumbs(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  const crumbs = items.flatMap(toCrumbs);
  const [first, ...others] = crumbs;
  return first?.type === 'link' && others.every((item) => isBelow(item, first.href))
    ? [{ ...first, type: 'category', collapsible: false, collapsed: false, items: others }]
    : crumbs;
}

function toCrumbs(item: PropSidebarItem): PropSidebarItem[] {
  switch (item.type) {
    case 'html':
      return [item];
    case 'link':
      return [{ ...item, href: toCanonical(item.href) }];
    case 'category': {
      const inner = item.items.flatMap(toCrumbs);
      return item.href === undefined
        ? inner
        : [{ ...item, href: toCanonical(item.href), items: inner }];
    }
  }
}

/** Search engines read the address as it is; Docusaurus ends that of an index page in a slash. */
function toCanonical(address: string): string {
  return address.replace(/\/$/, '');
}

function isBelow(item: PropSidebarItem, address: string): boolean {
  return item.type !== 'html' && item.href?.startsWith(`${address}/`) === true;
}
