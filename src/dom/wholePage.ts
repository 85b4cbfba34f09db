/**
 * Lays out the page to its end.
 *
 * A long page is laid out where it is read, and elsewhere its heights are guesses: a place far down
 * is exact only when all that stands above it is laid out. `content.css` reads the attribute.
 */
export function layOutWhole(): void {
  document.documentElement.setAttribute('data-whole', '');
}
