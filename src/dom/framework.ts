/*
 * The names of Docusaurus and its theme that the code outside of the application relies on. They are
 * no promise of theirs: `e2e/framework.spec.ts` fails when an upgrade changes one.
 */

/** The data of the root element that says whether the application is there: `true`. */
export const HYDRATED_DATA = 'hasHydrated';
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';

export const NAVBAR = 'nav.navbar';

/** The list of pages beside the text, in the element that scrolls. */
export const SIDEBAR_MENU = 'aside .theme-doc-sidebar-menu';

/** The class of the link of a heading to itself. */
export const HASH_LINK_CLASS = 'hash-link';

export const BREADCRUMB_LINK_CLASS = 'breadcrumbs__link';

/** The class of the link to the part that is read. */
export const ACTIVE_CONTENTS_CLASS = 'table-of-contents__link--active';

/** Keys of the storage, each followed by the namespace of the site. */
export const STORAGE_KEYS = {
  /** The colours that a reader has chosen; without them the system chooses. */
  theme: 'theme',
  /** The announcement that was shown last, and whether it was closed. */
  announcement: 'docusaurus.announcement.id',
  dismissed: 'docusaurus.announcement.dismiss',
} as const;
