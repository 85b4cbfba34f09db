/*
 * The names of Docusaurus and its theme that the code outside of the application relies on. They are
 * no promise of theirs: `e2e/framework.spec.ts` fails when an upgrade changes one.
 */

/** The data of the root element that says whether the application is there: `true`. */
export const HYDRATED_DATA = 'hasHydrated';
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';

/** The list of pages next to the text, in the element that scrolls. */
export const SIDEBAR_MENU = 'aside .theme-doc-sidebar-menu';

/** The class of the link of a heading to itself. */
export const HASH_LINK_CLASS = 'hash-link';

/** The storage key of the colours that a reader has chosen, followed by the namespace of the site. */
export const THEME_KEY = 'theme';
