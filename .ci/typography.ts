import { BEFORE_SIGN } from '../src/plugins/remark-french-spaces';

/** Patterns that French typography does not allow, by their names in a report. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['plain space before a sign', BEFORE_SIGN],
  ['no space before a sign', /[\p{L}\p{N}][;!?»](?=[\s.,)]|$)|\p{L}:(?=\s|$)/gu],
  ['no no-break space after «', /«(?!\u{A0})/gu],
  ['straight apostrophe', /(?<=\p{L})'(?=\p{L})/gu],
  ['straight quotes', /"[^"\n]*\p{L}[^"\n]*"|(?<!\S)'[^'\n]*\p{L}[^'\n]*'(?!\S)/gu],
];

/** Code, links and what is put in for a name: none of it is French. */
const NOT_FRENCH = /`[^`]+`|\{[^}]*\}|\]\([^)]*\)|https?:\/\/\S+/g;

/**
 * Returns a sentence for each fault in a French text in Markdown, with the words around it.
 * A no-break space is U+00A0, as the term table says.
 */
export function findTypographyFaults(text: string): readonly string[] {
  // The stand-in for code keeps the signs after it apart from the words before it.
  const prose = text.replace(NOT_FRENCH, '¤');
  return FAULTS.flatMap(([name, pattern]) =>
    [...prose.matchAll(pattern)].map(
      ({ index, 0: { length } }) =>
        `${name}: ${JSON.stringify(prose.slice(Math.max(0, index - 20), index + length + 20))}`,
    ),
  );
}
