import {
  type Evidence,
  type PackageEvidence,
  type SourceLine,
  type TestedLaw,
  packagePath,
} from '../../../typedoc/plugin/contract';
import { groupLaws } from '../../../typedoc/plugin/evidence/laws';
import { FigureWriter } from '../../../typedoc/plugin/figures';
import { referenceTexts } from '../../../typedoc/plugin/texts';
import type { Locale } from '../../../typedoc/workspace/locales';
import { fillText } from '../../../typedoc/workspace/texts';
import type { EvidenceHtml } from '../../components/EvidencePage';
import { siteTexts } from '../../config/texts';
import { escapeText } from '../rehype-highlight-code/toHtml';

/** The command that measures each figure. */
const COMMANDS = [
  ['examples', 'npm run test:unit'],
  ['tests', 'npm run test:unit'],
  ['coverage', 'npm run test:unit'],
  ['sizes', 'npm run sizes'],
  ['record', 'npm run prove'],
] as const;

const COUNTS = ['examples', 'claims', 'tests', 'laws'] as const;

const HEADS = ['package', ...COUNTS, 'lines', 'branches', 'size'] as const;

export interface EvidencePlaces {
  readonly locale: Locale;
  /** The path of the site in its language, without a slash at its end. */
  readonly base: string;
  /** The address of a line in the repository. */
  readonly browse: (line: SourceLine) => string;
}

/** Writes the page of evidence. */
export function writeEvidence(evidence: Evidence, places: EvidencePlaces): EvidenceHtml {
  const texts = siteTexts(places.locale).evidence;
  const figures = new FigureWriter(places.locale);
  const { columns } = texts;
  const heads = HEADS.map((head) => columns[head]);
  const methods = COMMANDS.map(([measure, command]) => {
    const { name, text } = texts.measured[measure];
    return `<dt>${escapeText(name)}</dt><dd>${escapeText(text)} <code>${command}</code></dd>`;
  });
  return {
    introduction: texts.introduction,
    table: [
      `<table aria-label="${texts.table}">`,
      headRow(heads),
      ...evidence.map((each) => packageRow(each, figures, places)),
      totalRow(evidence, figures, columns.total),
      '</table>',
    ].join(''),
    rest: [
      `<h2 id="how">${escapeText(texts.measuredTitle)}</h2><dl>${methods.join('')}</dl>`,
      `<h2 id="exports">${escapeText(texts.exportsTitle)}</h2>`,
      ...evidence.map((each) => packageDetails(each, figures, places)),
    ].join(''),
    anchors: ['how', 'exports', ...evidence.map(({ shortName }) => shortName)],
  };
}

function headRow(heads: readonly string[]): string {
  const cells = heads.map((head) => `<th scope="col">${escapeText(head)}</th>`);
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

function packageRow(
  { name, shortName, tests, size }: PackageEvidence,
  figures: FigureWriter,
  { base }: EvidencePlaces,
): string {
  const cells = [
    ...COUNTS.map((key) => tests && figures.count(tests[key])),
    ...(['lines', 'branches'] as const).map((key) => tests && figures.percent(tests.coverage[key])),
    size === undefined ? undefined : figures.size(size),
  ];
  const link = `<a href="${base}${packagePath(shortName)}">${name}</a>`;
  return `<tr id="${shortName}"><th scope="row">${link}</th>${cells.map(cell).join('')}</tr>`;
}

/** A figure that was not measured stays empty. */
function cell(text: string | undefined): string {
  return `<td>${text ?? ''}</td>`;
}

/** The sums of what can be counted over all packages. */
function totalRow(evidence: Evidence, figures: FigureWriter, title: string): string {
  const sums = COUNTS.map((key) =>
    figures.count(evidence.reduce((sum, { tests }) => sum + (tests?.[key] ?? 0), 0)),
  );
  const cells = [...sums, undefined, undefined, undefined].map(cell);
  return `<tfoot><tr><th scope="row">${escapeText(title)}</th>${cells.join('')}</tr></tfoot>`;
}

function packageDetails(
  { name, laws, exports }: PackageEvidence,
  figures: FigureWriter,
  places: EvidencePlaces,
): string {
  const texts = siteTexts(places.locale).evidence;
  const { columns } = texts;
  const rows = exports.map(({ name: label, path, examples, claims, size }) => {
    const link = `<a href="${places.base}${path}">${escapeText(label)}</a>`;
    const counts = [examples, claims].map((value) => figures.count(value));
    return `<tr><td>${link}</td>${[...counts, size === undefined ? undefined : figures.size(size)].map(cell).join('')}</tr>`;
  });
  return [
    `<details><summary>${escapeText(fillText(texts.exports, { name, count: figures.count(exports.length) }))}</summary>`,
    ...(laws.length > 0 ? [`<p>${texts.lawsOf}</p><ul>${lawItems(laws, places)}</ul>`] : []),
    '<table>',
    headRow([columns.export, columns.examples, columns.claims, columns.bytes]),
    ...rows,
    '</table></details>',
  ].join('');
}

/** An item for each module and law, with its tests. */
function lawItems(laws: readonly TestedLaw[], { locale, browse }: EvidencePlaces): string {
  const texts = siteTexts(locale).evidence;
  const { laws: names } = referenceTexts(locale);
  const items = groupLaws(laws).map((suites) => {
    const { module = '', law = '', definition } = suites[0] ?? {};
    const title =
      definition === undefined
        ? `<span lang="en">${escapeText(law)}</span>`
        : `<a href="${browse(definition)}">${escapeText(names[law] ?? law)}</a>`;
    const tests = suites.map(
      ({ test }, index) =>
        `<a href="${browse(test)}">${texts.test}${suites.length > 1 ? ` ${index + 1}` : ''}</a>`,
    );
    return `<li><code>${escapeText(module)}</code> ${title} (${tests.join(', ')})</li>`;
  });
  return items.join('');
}
