import type { SymbolDetails } from '../../details/details';

/** What a card is about: a link, or a word of code. */
export interface Described {
  /** The element that the card describes, where it is one by itself. */
  readonly element?: Element;
  readonly covers: (event: Event) => boolean;
  /** Its place in the window, as long as it is on the page. */
  readonly rectangle: () => DOMRect | undefined;
  /** Loads what the card says; nothing where there is nothing to say. */
  readonly details: () => Promise<SymbolDetails | undefined>;
}
