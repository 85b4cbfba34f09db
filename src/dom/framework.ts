/* Private names of Docusaurus and its theme: `e2e/framework.spec.ts` fails when one changes. */

export const HYDRATED_DATA = 'hasHydrated';
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';

export const SIDEBAR_MENU = 'aside .theme-doc-sidebar-menu';

export const HASH_LINK_CLASS = 'hash-link';

/** Followed by the namespace of the site. */
export const THEME_KEY = 'theme';
