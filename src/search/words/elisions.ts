// cspell:ignore cdjlmnst l’erreur erreur lors puis quoi
/*
 * In French a short word loses its end before a vowel: « l’erreur » is « la erreur ». The index of
 * words takes what has no space in it for one word, so both get one there, which nobody sees.
 */

const ELIDED = "(?<![\\p{L}\\p{Nd}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[’']";
const JOINED = new RegExp(`(${ELIDED})(?=\\p{L})`, 'giu');
const SEPARATED = new RegExp(`(${ELIDED}) `, 'giu');

/** Puts a space behind the apostrophe of an elided word. */
export function separateElisions(text: string): string {
  return text.replace(JOINED, '$1 ');
}

/** Takes the space away again. */
export function joinElisions(text: string): string {
  return text.replace(SEPARATED, '$1');
}
