import ts from 'typescript';
import { type Fence, scanFences, toLines } from './fences';

/** The text of each file, in the order in which the reader creates them. */
export type Project = ReadonlyMap<string, string>;

export interface Command {
  readonly line: number;
  readonly command: string;
  readonly project: Project;
  /** The output on the page, without the lines left out of it. */
  readonly output: readonly string[];
  /** Whether the page had the reader stop the shop since it was started. */
  readonly isShopStopped: boolean;
  /** The output of the shop while the command runs, if the page has it. */
  shop?: readonly string[];
}

export interface TutorialPage {
  readonly commands: readonly Command[];
  readonly project: Project;
}

const TITLE = /title="([^"]+)"/;
/** The file for experiments, which no step keeps. */
export const SCRATCH = 'try.ts';

/**
 * Follows a page as a reader does. A block with a title replaces the declarations that it repeats,
 * and adds the others. A block with calls replaces parts only if the file has them all. A block with
 * other statements replaces the whole file. Folded solutions do not affect the blocks after them,
 * unless the reader keeps them.
 */
export function followPage(text: string, start: Project, keepsSolutions = false): TutorialPage {
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
        const isShopStopped = stopsShop(text, commands, line);
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

function stopsShop(text: string, before: readonly Command[], line: number): boolean {
  const start = before.findLast(({ command }) => command.startsWith('node shop'))?.line ?? line;
  return text.split('\n', line).slice(start).join('\n').includes('top the shop with Ctrl-C');
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
