import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';

/**
 * Returns the items of a sidebar with the open page among them.
 *
 * Pages of the reference that are too many to be listed have one item, a link to a part of the index
 * page of their package. In its place comes a category with that link and the one page that is open.
 */
export function unfold(items: PropSidebarItem[], pathname: string): PropSidebarItem[] {
  return items.map((item) => {
    const address = item.type === 'category' ? addressOf(item) : undefined;
    return item.type === 'category' &&
      address !== undefined &&
      pathname.startsWith(`${address}/`) &&
      !isActiveSidebarItem(item, pathname)
      ? { ...item, items: item.items.map((each) => unfoldItem(each, address, pathname)) }
      : item;
  });
}

/** The address that those of a package's pages begin with. */
function addressOf({ href }: PropSidebarItemCategory): string | undefined {
  return href?.replace(/\/$/, '');
}

function unfoldItem(item: PropSidebarItem, owner: string, pathname: string): PropSidebarItem {
  const [, part] = item.type === 'link' ? item.href.split('#') : [];
  return item.type !== 'link' || part === undefined
    ? item
    : {
        type: 'category',
        label: item.label,
        href: `${owner}#${part}`,
        collapsible: true,
        collapsed: false,
        items: [
          {
            type: 'link',
            label: decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)),
            href: pathname,
            // The breadcrumbs end with documents only.
            docId: pathname.slice(owner.lastIndexOf('/') + 1),
          },
        ],
      };
}
