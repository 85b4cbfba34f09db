/** A mark that a translation keeps, and how its name in a text is read. */
interface Marks {
  readonly pattern: RegExp;
  readonly nameOf: (match: string, group: string) => string;
}

/** In the order in which they are taken out of a text: code may hold what looks like a number. */
const MARKS: readonly Marks[] = [
  { pattern: /(?<!`)(`+)(?!`)(?:[^]*?[^`])\1(?!`)/g, nameOf: (code) => code },
  { pattern: /\{@link\w* ([^}|\s]+)[^}]*\}/g, nameOf: (_link, target) => `{@link ${target}}` },
  // The anchor follows the words of a heading, and the build looks for it.
  { pattern: /\]\(<?([^)\s>#]*)[^)]*\)/g, nameOf: (_link, target) => `](${target})` },
  { pattern: /\{\w+\}/g, nameOf: (placeholder) => placeholder },
];

/** « `true` si … » is how French says “whether”, and `false` goes with it. */
const FREE: ReadonlySet<string> = new Set(['`true`', '`false`']);

const NUMBERS = {
  english: { pattern: /\d+(?:,\d{3}(?!\d))*(?:\.\d+)*/g, separator: /,/g },
  french: { pattern: /\d+(?:[\u{A0}\u{202F}]\d{3}(?!\d))*(?:[.,]\d+)*/gu, separator: /\s/g },
} as const;

const MONTHS = {
  english: 'January|February|March|April|May|June|July|August|September|October|November|December',
  french: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
} as const;

/** Writes dates with names of months as 2026-01-31, as some English texts do. */
function withPlainDates(text: string, language: keyof typeof MONTHS): string {
  const months = MONTHS[language].split('|');
  const date = new RegExp(`(\\d{1,2})(?:er)?\\s(${MONTHS[language]})\\s([-−]?\\d{4,})`, 'g');
  return text.replace(date, (_date, day: string, month: string, year: string) =>
    [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

/**
 * Returns what a translation into French has lost of its English text, and what it has added: links,
 * code, placeholders and numbers. Numbers and dates may be written as French writes them: 1 000, 0,5
 * and 1er janvier 2026.
 */
export function findTranslationFaults(english: string, french: string): readonly string[] {
  const wanted = readMarks(english, 'english');
  const given = readMarks(french, 'french');
  return [
    ...without(wanted, given).map((mark) => `lost ${mark}`),
    ...without(given, wanted).map((mark) => `added ${mark}`),
  ];
}

function readMarks(text: string, language: keyof typeof NUMBERS): readonly string[] {
  const marks: string[] = [];
  let rest = withPlainDates(text, language);
  for (const { pattern, nameOf } of MARKS) {
    rest = rest.replace(pattern, (match: string, group: string) => {
      marks.push(nameOf(match, group));
      return ' ';
    });
  }
  const { pattern, separator } = NUMBERS[language];
  const numbers = [...rest.matchAll(pattern)].map(([number]) =>
    number.replace(separator, '').replaceAll(',', '.'),
  );
  return [...marks.filter((mark) => !FREE.has(mark)), ...numbers];
}

/** The elements of a list that another list does not have as often. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const rest = [...other];
  return list.filter((element) => {
    const index = rest.indexOf(element);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}
