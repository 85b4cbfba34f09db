import { extname, join, relative } from 'node:path';
import { baseUrlOf } from '../../src/config/locales';
import { packagePageUrl, sourceUrl } from '../../src/config/site';
import { describeExamples } from '../report/examples';
import { formatReport } from '../report/report';
import { REPOSITORY, discoverPackages } from '../workspace/packages';
import sizes from '../workspace/sizes.json';
import type { CatalogueProblem } from './catalogue';
import { writeExamples } from './examples/writeExamples';
import { FOLDS } from './folds';
import { currentCommit } from './git';
import { PACKAGE_GROUPS } from './map/groups';
import { writeReference } from './reference';

/*
 * Writes the API reference in English and French.
 *
 *   --update  also brings the French catalogue in line with the comments
 *   --strict  fails where a translation is missing or stale
 *   --report  also reports how much of each package is documented, tested and covered, and how many
 *             examples are proved
 *
 * It runs in a process of its own: TypeDoc is an ES module while Docusaurus loads its plugins as
 * CommonJS, and the memory of a TypeScript program is better given back before the bundler starts.
 */

const TARGETS = [
  { locale: 'en', out: join(REPOSITORY, 'typedoc/api') },
  {
    locale: 'fr',
    catalogue: join(REPOSITORY, 'i18n/fr/api'),
    out: join(REPOSITORY, 'i18n/fr/docusaurus-plugin-content-docs-api/current'),
  },
] as const;

async function main(flags: ReadonlySet<string>): Promise<void> {
  const start = performance.now();
  const packages = discoverPackages();
  const commit = currentCommit(REPOSITORY);
  const { problems, pages, linkedTypes, report, symbols } = await writeReference({
    root: REPOSITORY,
    tsconfig: join(REPOSITORY, 'typedoc/tsconfig.reference.json'),
    packages,
    targets: TARGETS,
    links: {
      view: (path, line) => `${sourceUrl(path, 'blob', commit)}#L${String(line)}`,
      edit: (path) => sourceUrl(path, 'edit'),
      browse: (path) => sourceUrl(path, extname(path) === '' ? 'tree' : 'blob', commit),
      registry: packagePageUrl,
      page: (path, locale) => `${baseUrlOf(locale)}api/${path}`,
    },
    groups: PACKAGE_GROUPS,
    folds: FOLDS,
    sizes,
    updateCatalogues: flags.has('--update'),
  });
  const names = writeExamples({
    root: REPOSITORY,
    tsconfig: join(REPOSITORY, 'typedoc/tsconfig.json'),
    symbols,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `API reference: ${String(pages)} pages in ${seconds} s; ${String(linkedTypes)} types are links, and none that is documented is not; so are ${String(names)} names in examples`,
  );
  if (flags.has('--report')) {
    console.log(formatReport(report));
    console.log(describeExamples(REPOSITORY));
  }
  if (problems.length > 0 && !flags.has('--update')) {
    console.warn(describeProblems(problems));
    if (flags.has('--strict')) {
      process.exitCode = 1;
    }
  }
}

const SHOWN_PROBLEMS = 20;

function describeProblems(problems: readonly CatalogueProblem[]): string {
  const lines = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ kind, file, text }) => `  ${kind}  ${relative(REPOSITORY, file)}  ${text}`);
  const rest = problems.length - lines.length;
  return [
    `${String(problems.length)} texts of the French reference are missing or stale:`,
    ...lines,
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
    'Run "npm run translate" to bring the files in line, then translate what is empty',
  ].join('\n');
}

main(new Set(process.argv.slice(2))).catch((error: unknown) => {
  for (let cause = error; cause !== undefined; cause = (cause as Error).cause) {
    console.error(cause instanceof Error ? cause.message : cause);
  }
  process.exitCode = 1;
});
