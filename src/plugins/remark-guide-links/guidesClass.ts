/** The links to guides, which are no text of the page: the search reads the guides themselves. */
export const GUIDES_CLASS = 'guides';
