import { relative } from 'node:path';
import { Application, ParameterType } from 'typedoc';
import type { CatalogueProblem } from './translate/catalogue';
import { StrictLogger } from './logger';
import type { ReferenceSettings } from './typedocOptions';
import { type Reference, installReference } from './reference';

const OUTPUT = 'reference';

const SEARCHED_TAGS = ['@alias', '@keywords'] as const;

export function load(app: Application, onWritten?: (result: Reference) => void): void {
  const logger = new StrictLogger();
  app.logger = logger;
  app.options.addDeclaration({
    name: 'reference',
    help: 'The settings of the API reference',
    type: ParameterType.Mixed,
  });
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue('blockTags', [...app.options.getValue('blockTags'), ...SEARCHED_TAGS]);
    const settings = app.options.getValue('reference');
    const write = installReference(app, logger, settings);
    app.outputs.addOutput(OUTPUT, async (out, project) => {
      const result = await write(out, project);
      finishReference(settings, result);
      onWritten?.(result);
    });
    app.outputs.setDefaultOutputName(OUTPUT);
  });
}

function finishReference(settings: ReferenceSettings, result: Reference): void {
  const { locale, root, translations } = settings;
  const { pages, problems } = result;
  const print = settings.print ?? (() => undefined);
  print(`API reference (${locale}): ${pages.size} pages`);
  if (problems.length > 0 && translations === 'require') {
    throw new Error(describeProblems(problems, root));
  }
  if (problems.length > 0 && translations !== 'update') {
    print(describeProblems(problems, root, SHOWN_PROBLEMS));
  }
}

const SHOWN_PROBLEMS = 20;

export function describeProblems(
  problems: readonly CatalogueProblem[],
  root: string,
  count = problems.length,
): string {
  const rest = problems.length - count;
  return [
    `${problems.length} translations of the reference are missing, stale or broken:`,
    ...problems.slice(0, count).map((problem) => describeProblem(problem, root)),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    'If you have renamed a symbol, rename its keys first. Run "npm run translate" to update the files. Then translate empty texts, revise each text with a "was" line and delete that line, and fix broken texts',
  ].join('\n');
}

function describeProblem(
  { kind, file, line, key, text, was }: CatalogueProblem,
  root: string,
): string {
  const path = relative(root, file);
  const location = line === undefined ? path : `${path}:${line}`;
  return [
    ['', kind, location, ...(key === undefined || key === text ? [] : [key])].join('  '),
    ...(was === undefined ? [] : [`    was: ${was}`]),
    `    ${was === undefined ? '' : 'now: '}${text}`,
  ].join('\n');
}
