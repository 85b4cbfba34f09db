import { referencePath } from '../../typedoc/plugin/contract';
import { contentKindOf } from '../../typedoc/workspace/content';
import type { Addition } from './frontMatter';

/** A line of code and the value that it gives. */
export interface CardExample {
  readonly code: string;
  readonly value: string;
}

/** What the card of each kind of page shows as its example. */
export const CARD_EXAMPLES = {
  site: { code: 'Option.map(7, (n) => n * 2)', value: '14' },
  guide: { code: "Option.getOr(Int.parse('4pm'), 9)", value: '9' },
  post: { code: "String.words('Read and run')", value: "['Read', 'and', 'run']" },
  package: { code: 'Array.chunk([1, 2, 3, 4, 5], 2)', value: '[[1, 2], [3, 4], [5]]' },
  namespace: { code: 'Record.filter({ a: 1, b: 2 }, (n) => n > 1)', value: '{ b: 2 }' },
  class: { code: 'isError(new TimeoutError())', value: 'true' },
  interface: { code: 'Int.codec.decode(7)', value: '{ ok: true, value: 7 }' },
  function: { code: "pick({ name: 'Ada', age: 36 }, ['name'])", value: "{ name: 'Ada' }" },
} as const satisfies Readonly<Record<string, CardExample>>;

export type CardKind = keyof typeof CARD_EXAMPLES;

// SAFETY: the keys of the table are its kinds.
export const CARD_KINDS = Object.keys(CARD_EXAMPLES) as readonly CardKind[];

/** Returns the address of a card, below the base of the site in a language. */
export function cardAddress(kind: CardKind): string {
  return `img/cards/${kind}.png`;
}

/** Returns the kind of the card of a page, by its file in the repository; pages without one have that of the site. */
export function cardOfFile(file: string): CardKind {
  const [, , packageName, kind] = referencePath(file)?.split('/') ?? [];
  if (packageName !== undefined) {
    return CARD_KINDS.find((each) => each === (kind ?? 'package')) ?? 'site';
  }
  const content = contentKindOf(file);
  return content === 'docs' ? 'guide' : content === 'blog' ? 'post' : 'site';
}

/** Returns what gives a page its card, by its file; the card of the site comes from the theme. */
export function socialCard(file: string): ReturnType<Addition> {
  const kind = cardOfFile(file);
  return kind === 'site' ? {} : { image: `/${cardAddress(kind)}` };
}
