import { checkString } from '@tstd/error/Argument';

const ESCAPE = 0x1b;
const STRING_TERMINATOR = 0x9c;
const BELL = 0x07;

/**
 * Returns the text without its ECMA-48 control sequences.
 *
 * The function removes everything that a terminal interprets instead of displaying it:
 *
 * - control sequences, which start with CSI: colours, cursor movements and modes,
 * - control strings, which start with APC, DCS, OSC, PM or SOS: hyperlinks and window titles. An OSC may also end with the character BEL, as in xterm,
 * - all other escape sequences.
 *
 * The function recognises the 7-bit forms (`\u001b[`) and the 8-bit forms (`\u009b`). The result does not contain any escape characters (U+001B) or C1 control characters (U+0080 to U+009F), so it is safe to write the result to a terminal. Line breaks, tabs and similar characters are kept.
 * If a sequence or string is incomplete, only its start is removed, so no readable text is lost.
 *
 * The running time is proportional to the length of the text, whatever the text contains.
 *
 * @param text - The text, which may contain incomplete sequences.
 * @returns The text that a terminal would display.
 *
 * @example Colours and hyperlinks
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.strip('\u001b[1;31m text \u001b[0m'); // => ' text '
 * ANSICode.strip('\u001b]8;;https://example.org\u0007link\u001b]8;;\u0007'); // => 'link'
 * ANSICode.strip('cut off\u001b[3'); // => 'cut off'
 * ANSICode.strip('two\nlines'); // => 'two\nlines'
 * ```
 *
 * @alias stripAnsi, stripColor, stripVTControlCharacters, unstyle, ansi-regex, stripAnsiCodes
 * @keywords remove, escape, plain, clean, uncolor, length, width, sanitize, log
 * @category Transformations
 * @since 1.0.0
 */
export function strip(text: string): string {
  checkString(text, 'text');
  let result = '';
  let kept = 0;
  let index = 0;
  while (index < text.length) {
    const end = endOfSequence(text, index);
    if (end > index) {
      result += text.slice(kept, index);
      kept = end;
      index = end;
    } else {
      index += 1;
    }
  }
  return kept === 0 ? text : result + text.slice(kept);
}

/** The index after the sequence that starts at `start`; `start` itself if none starts there. */
function endOfSequence(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (isC1(code)) {
    return endOfControl(text, start + 1, code);
  }
  if (code !== ESCAPE) {
    return start;
  }
  const next = text.charCodeAt(start + 1);
  // The 7-bit forms: ESC and a character represent a C1 control character.
  return next >= 0x40 && next <= 0x5f
    ? endOfControl(text, start + 2, next + 0x40)
    : endOfBytes(text, start + 1, 0x30, 0x7e);
}

/** The index after the rest of the sequence that a C1 control character starts. */
function endOfControl(text: string, start: number, control: number): number {
  switch (control) {
    case 0x9b: // CSI
      return endOfBytes(text, skip(text, start, 0x30, 0x3f), 0x40, 0x7e);
    case 0x9d: // OSC
      return endOfString(text, start, BELL);
    case 0x90: // DCS
    case 0x98: // SOS
    case 0x9e: // PM
    case 0x9f: // APC
      return endOfString(text, start, STRING_TERMINATOR);
    default:
      return start;
  }
}

/** The index after the intermediate characters and a final character. */
function endOfBytes(text: string, start: number, least: number, greatest: number): number {
  const end = skip(text, start, 0x20, 0x2f);
  const final = text.charCodeAt(end);
  return final >= least && final <= greatest ? end + 1 : end;
}

/** The index after the terminator of a control string; `start` itself if the string is cut off. */
function endOfString(text: string, start: number, terminator: number): number {
  let end = start;
  while (isStringCharacter(text.charCodeAt(end))) {
    end += 1;
  }
  const code = text.charCodeAt(end);
  if (code === terminator || code === STRING_TERMINATOR) {
    return end + 1;
  }
  return code === ESCAPE && text.charAt(end + 1) === '\\' ? end + 2 : start;
}

function skip(text: string, start: number, least: number, greatest: number): number {
  let end = start;
  while (text.charCodeAt(end) >= least && text.charCodeAt(end) <= greatest) {
    end += 1;
  }
  return end;
}

/** Whether a control string may contain a character. `false` at the end of the text. */
function isStringCharacter(code: number): boolean {
  return (code >= 0x08 && code <= 0x0d) || (code >= 0x20 && code !== 0x7f && !isC1(code));
}

function isC1(code: number): boolean {
  return code >= 0x80 && code <= 0x9f;
}
