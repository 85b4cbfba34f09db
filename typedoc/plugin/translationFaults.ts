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

/** How a language writes numbers, and dates with names of months. */
interface Figures {
  /** One number, with the signs between its thousands and before its fraction. */
  readonly number: RegExp;
  readonly group: RegExp;
  /** A day, a month and a year. */
  readonly date: RegExp;
  readonly months: readonly string[];
}

const MONTHS = Array.from({ length: 12 }, (_each, month) => new Date(Date.UTC(2026, month)));

const KNOWN_FIGURES = new Map<string, Figures>();

function figuresOf(locale: string): Figures {
  const known = KNOWN_FIGURES.get(locale) ?? readFigures(locale);
  KNOWN_FIGURES.set(locale, known);
  return known;
}

function readFigures(locale: string): Figures {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = MONTHS.map((month) => names.format(month));
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: 'group' | 'decimal'): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  // Any space that no line breaks at will do for another one.
  const group = sign('group').replace(/\s/, '\u{A0}\u{202F}');
  return {
    // Versions have points in every language.
    number: new RegExp(`\\d+(?:[${group}]\\d{3}(?!\\d))*(?:[.${sign('decimal')}]\\d+)*`, 'gu'),
    group: new RegExp(`[${group}]`, 'gu'),
    // The first of a month may be `1er`, and a day a number with a point.
    date: new RegExp(`(\\d{1,2})(?:\\p{L}+|\\.)?\\s(${months.join('|')})\\s([-−]?\\d{4,})`, 'gu'),
    months,
  };
}

/** Writes dates with names of months as 2026-01-31, as some English texts do. */
function withPlainDates(text: string, { date, months }: Figures): string {
  return text.replace(date, (_date, day: string, month: string, year: string) =>
    [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

/**
 * Returns what a translation has lost of its English text, and what it has added: links, code,
 * placeholders and numbers. Numbers and dates may be written as the language writes them, in French
 * 1 000, 0,5 and 1er janvier 2026.
 */
export function findTranslationFaults(
  english: string,
  translated: string,
  locale: string,
): readonly string[] {
  const wanted = readMarks(english, figuresOf('en'));
  const given = readMarks(translated, figuresOf(locale));
  return [
    ...without(wanted, given).map((mark) => `lost ${mark}`),
    ...without(given, wanted).map((mark) => `added ${mark}`),
  ];
}

function readMarks(text: string, figures: Figures): readonly string[] {
  const marks: string[] = [];
  let rest = withPlainDates(text, figures);
  for (const { pattern, nameOf } of MARKS) {
    rest = rest.replace(pattern, (match: string, group: string) => {
      marks.push(nameOf(match, group));
      return ' ';
    });
  }
  const numbers = [...rest.matchAll(figures.number)].map(([number]) =>
    number.replace(figures.group, '').replaceAll(',', '.'),
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
