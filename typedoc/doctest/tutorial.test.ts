import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findBlocks } from './blocks';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'docs/tutorial';

interface Step {
  readonly path: string;
  readonly position: number;
  readonly text: string;
  readonly statements: readonly ts.Statement[];
}

const steps = readdirSync(join(ROOT, FOLDER))
  .filter((file) => file.endsWith('.md'))
  .map((file) => readStep(`${FOLDER}/${file}`))
  .sort((one, other) => one.position - other.position);

const last = steps.at(-1);
const before = steps.slice(0, -1);
const program = last?.statements ?? [];
const end = program.findIndex((statement) => nameOf(statement) === 'main');
const parts = program.slice(0, end).filter((statement) => !ts.isImportDeclaration(statement));

// On the pages each step runs alone; these tests run them together.
describe('the steps of the tutorial', () => {
  test('have their numbers', () => {
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
  });

  test.each(steps)('$path leads to the next one', ({ position, text }) => {
    const next = steps[position];
    if (next !== undefined) {
      expect(text).toMatch(new RegExp(`^Next: .*\\(\\./${next.path.split('/').at(-1)}\\)$`, 'm'));
    }
  });

  test('contain each part of the whole program, word for word', () => {
    const written = new Set(before.flatMap(({ statements }) => statements.map(wordsOf)));
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter((part) => !written.has(wordsOf(part))).map(nameOf)).toEqual([]);
  });

  test.each(before)('$path contains a part of the whole program', ({ statements }) => {
    const kept = new Set(parts.map(wordsOf));
    expect(statements.some((statement) => kept.has(wordsOf(statement)))).toBe(true);
  });
});

function readStep(path: string): Step {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const blocks = findBlocks({ path, kind: 'markdown', isPackage: false }, text);
  return {
    path,
    position: Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1]),
    text,
    statements: blocks.flatMap(({ code }) => [
      ...ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true).statements,
    ]),
  };
}

function nameOf(statement: ts.Statement): string | undefined {
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name.getText()
    : ts.getNameOfDeclaration(statement as ts.DeclarationStatement)?.getText();
}

function wordsOf(statement: ts.Statement): string {
  return statement.getText().replace(/\s+/g, ' ');
}
