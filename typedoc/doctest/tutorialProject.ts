import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { contentFolder } from '../workspace/content';
import { SOURCE_LOCALE } from '../workspace/locales';
import { REPOSITORY, posixPath } from '../workspace/packages';
import { TUTORIAL } from './blocks';
import { type Fence, scanFences, toLines } from './fences';

/** The text of each file, in the order in which the reader creates them. */
export type Project = ReadonlyMap<string, string>;

export interface Command {
  readonly line: number;
  readonly command: string;
  readonly project: Project;
  /** The output on the page, without the lines left out of it. */
  readonly output: readonly string[];
  /** Whether the reader has stopped the shop: the block is marked `shop="stopped"`. */
  readonly isShopStopped: boolean;
  /** The output of the shop while the command runs, if the page has it. */
  shop?: readonly string[];
}

export interface TutorialPage {
  readonly commands: readonly Command[];
  readonly project: Project;
}

export interface Step extends TutorialPage {
  readonly file: string;
  readonly text: string;
  readonly position: number;
}

const FOLDER = `${contentFolder('docs', SOURCE_LOCALE)}/tutorial`;
const FILES = '<!-- files -->';
const TITLE = /title="([^"]+)"/;
const STOPPED = /(?:^|\s)shop="stopped"/;
/** The file for experiments, which no step keeps. */
export const SCRATCH = 'try.ts';

/** Follows all pages, each with the project that the page before it leaves. */
export function followTutorial(keepsSolutions = false): readonly Step[] {
  let project: Project = new Map();
  return readdirSync(join(REPOSITORY, FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(join(REPOSITORY, FOLDER, file), 'utf8');
      return { file, text, position: Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1]) };
    })
    .sort((one, other) => one.position - other.position)
    .map((page) => {
      const followed = followPage(page.text, project, keepsSolutions);
      ({ project } = followed);
      return { ...page, ...followed };
    });
}

/** Replaces the mark on a page of the tutorial, in any language, by all files after its step. */
export function showFiles(path: string, text: string): string {
  if (!TUTORIAL.test(posixPath(path))) {
    return text;
  }
  return text.replace(FILES, () => {
    const step = followTutorial().find(({ file }) => file === basename(path));
    return codeFiles(step?.project ?? new Map<string, string>())
      .map(([name, code]) => `\`\`\`ts title="${name}"\n${code}\`\`\``)
      .join('\n\n');
  });
}

export function codeFiles(project: Project): readonly (readonly [name: string, code: string])[] {
  return [...project].filter(([name]) => name.endsWith('.ts'));
}

/**
 * Follows a page as a reader does. A block with a title replaces the declarations that it repeats,
 * and adds the others. A block with calls replaces parts only if the file has them all. A block with
 * other statements replaces the whole file. Folded solutions do not affect the blocks after them,
 * unless the reader keeps them.
 */
function followPage(text: string, start: Project, keepsSolutions: boolean): TutorialPage {
  const folded = keepsSolutions ? new Set<number>() : foldedLines(text);
  const commands: Command[] = [];
  let project = start;
  let aside: Project | undefined;
  const fences = scanFences(toLines(text));
  fences.forEach((fence, index) => {
    const isFolded = folded.has(fence.opening.line);
    const files = isFolded ? (aside ?? project) : project;
    const changed = change(files, fence);
    aside = isFolded ? changed : undefined;
    project = isFolded ? project : changed;
    if (fence.language === 'bash') {
      const next = fences[index + 1];
      const output = next?.language === 'text' && !TITLE.test(next.meta) ? outputIn(next) : [''];
      fence.code.forEach(({ text: command, line }) => {
        const isShopStopped = STOPPED.test(fence.meta);
        commands.push({ line, command, project: changed, output, isShopStopped });
      });
    }
    const last = commands.at(-1);
    if (last !== undefined && isShop(fence)) {
      last.shop = outputIn(fence);
    }
  });
  const kept = [...project].filter(([file]) => file !== SCRATCH);
  return { commands, project: new Map(kept) };
}

function change(project: Project, fence: Fence): Project {
  const file = TITLE.exec(fence.meta)?.[1];
  if (file === undefined || fence.language === 'json' || isShop(fence)) {
    return project;
  }
  const code = codeOf(fence);
  const isWhole = file === SCRATCH || !file.endsWith('.ts');
  return new Map(project).set(file, isWhole ? code : merge(project.get(file), code));
}

interface Statement {
  readonly key: string | undefined;
  readonly text: string;
  readonly isImport: boolean;
  readonly isCall: boolean;
  /** Whether it follows the statement before without an empty line. */
  readonly isClose: boolean;
}

function merge(before: string | undefined, code: string): string {
  const added = statementsOf(code);
  const statements = before === undefined ? [] : [...statementsOf(before)];
  const isKnown = ({ key }: Statement) =>
    key !== undefined && statements.some((each) => each.key === key);
  const hasOther = added.some(({ key }) => key === undefined);
  const hasCall = added.some(({ isCall }) => isCall);
  if (before === undefined || hasOther || (hasCall && !added.every(isKnown))) {
    return code;
  }
  let end = statements.length;
  for (const statement of added.toReversed()) {
    const found = statements.findIndex(({ key }) => key === statement.key);
    if (found >= 0) {
      statements[found] = { ...statement, isClose: statements[found]?.isClose ?? false };
      end = statement.isImport ? end : found;
    } else {
      const imports = statements.filter(({ isImport }) => isImport).length;
      statements.splice(statement.isImport ? imports : end, 0, statement);
      end += statement.isImport ? 1 : 0;
    }
  }
  const parts = statements.map(({ text, isClose, isImport }, index) => {
    const gap = index === 0 ? '' : isClose || isImport ? '\n' : '\n\n';
    return gap + text;
  });
  return `${parts.join('')}\n`;
}

function statementsOf(code: string): readonly Statement[] {
  const file = ts.createSourceFile('part.ts', code, ts.ScriptTarget.Latest, true);
  return file.statements.map((statement) => {
    const text = statement.getFullText();
    return {
      key: keyOf(statement),
      text: text.trim(),
      isImport: ts.isImportDeclaration(statement),
      isCall: ts.isExpressionStatement(statement),
      isClose: /^\n(?!\n)/.test(text),
    };
  });
}

function keyOf(statement: ts.Statement): string | undefined {
  if (ts.isImportDeclaration(statement)) {
    return `from ${statement.moduleSpecifier.getText()}`;
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.name.getText();
  }
  if (ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)) {
    return `call of ${statement.expression.expression.getText()}`;
  }
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    return `type ${statement.name.text}`;
  }
  return ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined;
}

function foldedLines(text: string): ReadonlySet<number> {
  let isFolded = false;
  return new Set(
    text.split('\n').flatMap((line, index) => {
      isFolded = line.startsWith('<details>') || (isFolded && !line.startsWith('</details>'));
      return isFolded ? [index + 1] : [];
    }),
  );
}

function isShop({ meta }: Fence): boolean {
  return TITLE.exec(meta)?.[1] === 'shop';
}

function outputIn(fence: Fence): readonly string[] {
  return codeOf(fence)
    .split('\n')
    .filter((line) => line !== '…');
}

function codeOf({ code }: Fence): string {
  return `${code.map(({ text }) => text).join('\n')}\n`;
}
