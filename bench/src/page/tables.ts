import type { Results } from '../results.js';
import { OWN } from '../suite.js';
import type { PageTexts } from './texts.js';

/** Returns a page in which the tables say what was measured. */
export function renewTables(page: string, results: Results, texts: PageTexts): string {
  const { bytes, nanoseconds, machine } = texts;
  return [
    { title: bytes.title, rows: compare(results.bytes, bytes, texts) },
    { title: nanoseconds.title, rows: compare(results.nanoseconds, nanoseconds, texts) },
    { title: machine.title, rows: describeMachine(results, texts) },
  ].reduce((text, { title, rows }) => replaceTable(text, title, rows), page);
}

type Rows = readonly (readonly string[])[];

function compare(
  measured: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { title, rows }: PageTexts['bytes'],
  { language, others, ways }: PageTexts,
): Rows {
  const body = Object.entries(rows).map(([name, label]) => {
    const { [OWN]: own, ...rest } = measured[name] ?? {};
    if (own === undefined) {
      throw new Error(`"${name}" was not measured: name a row of what is measured`);
    }
    const ascending = Object.entries(rest).sort(([, one], [, other]) => one - other);
    return [
      label,
      formatNumber(own, language),
      ascending
        .map(([way, value]) => `${ways?.[way] ?? way} ${formatNumber(value, language)}`)
        .join(' · '),
    ];
  });
  return [[title, OWN, others], ['---', '---:', '---'], ...body];
}

function describeMachine(
  { machine, versions }: Results,
  { language, machine: texts }: PageTexts,
): Rows {
  const date = new Date(machine.date).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const libraries = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    [texts.title, texts.value],
    ['---', '---'],
    [texts.date, date],
    [texts.processor, `${machine.processor}, ${texts.cores(machine.cores)}`],
    ['Node', machine.node.replace('v', '')],
    [texts.versions, libraries.join(' · ')],
  ];
}

/** Replaces the table whose first cell is a title. */
function replaceTable(page: string, title: string, rows: Rows): string {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${title} `));
  if (start === -1) {
    throw new Error(`The page must have a table that begins with "| ${title} |"`);
  }
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [
    ...lines.slice(0, start),
    ...table,
    ...lines.slice(length === -1 ? lines.length : start + length),
  ].join('\n');
}

/** A number with the separators of a language; those of French may not be broken at. */
function formatNumber(value: number, language: string): string {
  return value.toLocaleString(language).replaceAll('\u202F', '\u00A0');
}
