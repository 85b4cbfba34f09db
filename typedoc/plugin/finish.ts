import { relative } from 'node:path';
import { describeExamples } from '../report/examples';
import { formatReport } from '../report/report';
import type { CatalogueProblem } from './catalogue';
import type { ReferenceSettings } from './options';
import type { ReferenceResult } from './reference';

/**
 * Prints a summary, when the pages are written.
 *
 * @throws Error where translations are required and some are missing, stale or broken.
 */
export function finishReference(settings: ReferenceSettings, result: ReferenceResult): void {
  const { locale, root, translations, printsReport = false } = settings;
  const { pages, linkedTypes, exampleNames, report, problems } = result;
  const print = settings.print ?? (() => undefined);
  print(
    `API reference (${locale}): ${pages} pages; ${linkedTypes} types are links, and none that is documented is not; so are ${exampleNames} names in examples`,
  );
  if (printsReport) {
    print(formatReport(report));
    print(describeExamples(root));
  }
  if (problems.length > 0 && translations !== 'update') {
    const text = describeProblems(problems, root);
    if (translations === 'require') {
      throw new Error(text);
    }
    print(text);
  }
}

const SHOWN_PROBLEMS = 20;

function describeProblems(problems: readonly CatalogueProblem[], root: string): string {
  const lines = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ kind, file, text }) => `  ${kind}  ${relative(root, file)}  ${text}`);
  const rest = problems.length - lines.length;
  return [
    `${problems.length} translations of the reference are missing, stale or broken:`,
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    'Run "npm run translate" to bring the files in line, then translate what is empty and mend what is broken',
  ].join('\n');
}
