/** The class of the root element of a page that says that there is nothing at its address. */
export const NOT_FOUND_CLASS = 'page-not-found';
