/** Marks an element whose text the search leaves out. */
export const NOT_SEARCHED_ATTRIBUTE = 'data-not-searched';
