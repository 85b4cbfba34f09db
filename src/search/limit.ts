/**
 * How many answers the box shows: a few more than can be seen there at once, for each takes time to
 * be drawn with every key. The page of results has more.
 */
export const BOX_LIMIT = 8;
