import type { SymbolDetails } from '../../details/details';

/** There is one card at a time; styles.css has its look. */
const NAME = 'symbol-card';

/** The room between the card and what it describes, in pixels. */
const GAP = 6;

/** The room between the card and the edges of the window, in pixels. */
const MARGIN = 8;

/** Returns a card that says what a symbol is. It has no place yet. */
export function createCard({ signature, summary }: SymbolDetails): HTMLElement {
  const card = document.createElement('div');
  card.id = NAME;
  card.setAttribute('role', 'tooltip');
  card.className = NAME;
  card.append(...textIn('code', signature), ...textIn('p', summary));
  return card;
}

/** Puts a card above what it describes, or below where there is more room; never over it. */
export function placeCard(card: HTMLElement, { top, bottom, left }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const above = top - GAP - MARGIN;
  const below = clientHeight - bottom - GAP - MARGIN;
  const isAbove = card.offsetHeight <= above || above >= below;
  card.style.maxHeight = `${isAbove ? above : below}px`;
  card.style.top = `${isAbove ? top - GAP - card.offsetHeight : bottom + GAP}px`;
  const rightmost = clientWidth - MARGIN - card.offsetWidth;
  card.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`;
}

function textIn(tag: 'code' | 'p', text: string): readonly HTMLElement[] {
  if (text === '') {
    return [];
  }
  const element = document.createElement(tag);
  element.textContent = text;
  return [element];
}
