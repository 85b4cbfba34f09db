/** Words that readers take one for the other, or look for together. */
const OPPOSITES = new Set(
  `
  add/subtract all/any and/or append/prepend ceil/floor count/group decode/encode
  divide/multiply drop/take end/start err/ok even/odd every/some first/last format/parse
  from/to greater/less group/key intersection/union keys/values left/right lower/upper
  max/min none/some parse/stringify pop/push quotient/remainder
  `.split(/\s+/),
);

/** Words that say nothing of what a function is about. */
const LITTLE_WORDS = new Set(
  'all and as by from get in is not number of on or string the to with'.split(' '),
);

/** How much alike two names are; not at all is 0. */
export function likeness(self: string, other: string): 0 | 1 | 2 {
  const [own, others] = [wordsOf(self), wordsOf(other)];
  const shared = own.filter((word) => others.includes(word));
  const rest = (words: readonly string[]): string =>
    words.filter((word) => !shared.includes(word)).join(' ');
  const ends = [rest(own), rest(others)].sort();
  if (OPPOSITES.has(ends.join('/'))) {
    return 2;
  }
  // One goes on from the other: `tap` and `tapError`.
  return ends[0] === '' && shared.some((word) => !LITTLE_WORDS.has(word)) ? 1 : 0;
}

/** The words of a name in camel case, without the namespace before it. */
function wordsOf(name: string): readonly string[] {
  const own = name.slice(name.lastIndexOf('.') + 1);
  const words = own.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return words.map((word) => word.toLowerCase());
}
