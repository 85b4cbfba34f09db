import { EXAMPLE_LANGUAGES } from '../../doctest/blocks';
import { replaceRemarks } from '../../doctest/remarks';

const CODE_BLOCK = /^(?<fence>`{3,})(?<language>\S*).*\n(?<code>[^]*?)^\k<fence>[ ]*$/gm;

const PROSE: ReadonlySet<string> = new Set(['md', 'text', '']);

const MARKS = [
  /(?<!`)`[^`\s]+`(?!`)/,
  /\{@link\w* [^}|\s]+/,
  /\]\(<?(?!https?:)[^)\s>]+/,
  /\{\w+\}/,
  /\{#[^}]+\}/,
  /\{\/\* #\S+ \*\/\}/,
];
const MARK = new RegExp(MARKS.map(({ source }) => source).join('|'), 'g');

/** French may use these more or less often: “whether” is « `true` si … ». */
const FREE: ReadonlySet<string> = new Set(['`true`', '`false`']);

/** Returns the paragraphs, code, links, placeholders and heading ids that only one text contains. */
export function findTranslationFaults(english: string, translation: string): readonly string[] {
  const originalMarks = readMarks(english);
  const translatedMarks = readMarks(translation);
  const [expected, received] = [english, translation].map(countParagraphs);
  return [
    ...(expected === received
      ? []
      : [`has ${String(received)} paragraphs instead of ${String(expected)}`]),
    ...without(originalMarks, translatedMarks).map((mark) => `lost ${mark}`),
    ...without(translatedMarks, originalMarks).map((mark) => `added ${mark}`),
  ];
}

function countParagraphs(text: string): number {
  return text
    .trim()
    .replace(CODE_BLOCK, '…')
    .split(/\n{2,}/).length;
}

function readMarks(text: string): readonly string[] {
  const blocks = [...text.matchAll(CODE_BLOCK)].flatMap(({ groups }) =>
    readCode(groups?.['language'] ?? '', groups?.['code'] ?? ''),
  );
  const marks = text.replace(CODE_BLOCK, '').match(MARK) ?? [];
  return [...marks.filter((mark) => !FREE.has(mark)), ...blocks];
}

function readCode(language: string, code: string): readonly string[] {
  if (PROSE.has(language)) {
    return [];
  }
  return [
    EXAMPLE_LANGUAGES.has(language)
      ? replaceRemarks(code, () => '')
      : code.replace(/(?<=^|\s)# .*/gm, '#'),
  ];
}

/** Returns `list` without the elements of `other`, each removed as often as it occurs there. */
export function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const rest = [...other];
  return list.filter((element) => {
    const index = rest.indexOf(element);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}
