/**
 * How many answers the box shows: about as many as can be seen there at once. Each takes time to be
 * drawn with every key; the page of results has more.
 */
export const BOX_LIMIT = 8;
