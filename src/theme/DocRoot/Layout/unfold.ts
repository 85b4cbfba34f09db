import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';

/**
 * Returns the items of a sidebar, including the open page.
 *
 * Large groups of pages in the reference have a single item, a link to a table on the page of their
 * package. This function replaces it by a category with that link and the open page.
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

/** Returns the address with which the addresses of a package's pages begin. */
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
            // The breadcrumbs can end only with a document.
            docId: pathname.slice(owner.lastIndexOf('/') + 1),
          },
        ],
      };
}
