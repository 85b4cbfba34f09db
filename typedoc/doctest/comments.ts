import ts from 'typescript';
import type { MarkdownLine } from './fences';

export interface DocComment {
  readonly owner: string;
  readonly lines: readonly MarkdownLine[];
}

const LINE_FRAME = /^\s*\*? ?/;

export function commentsOf(file: ts.SourceFile): readonly ts.CommentRange[] {
  const comments = new Map<number, ts.CommentRange>();
  const add = (ranges: readonly ts.CommentRange[] = []): void => {
    for (const range of ranges) {
      comments.set(range.pos, range);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) {
      return;
    }
    const children = node.getChildren(file);
    if (children.length > 0) {
      children.forEach(visit);
    } else {
      // The compiler keeps comments in the trivia before and after tokens.
      add(ts.getLeadingCommentRanges(file.text, node.pos));
      add(ts.getTrailingCommentRanges(file.text, node.end));
    }
  };
  visit(file);
  return [...comments.values()].sort((left, right) => left.pos - right.pos);
}

export function docCommentsOf(file: ts.SourceFile): readonly DocComment[] {
  const owners = ownersOf(file);
  return commentsOf(file)
    .filter(({ pos, kind }) => isBlock(kind) && file.text.startsWith('/**', pos))
    .map(({ pos, end }) => ({
      owner: owners.get(pos) ?? '',
      lines: withoutFrame(file, pos + '/**'.length, end - '*/'.length),
    }));
}

function isBlock(kind: ts.CommentKind): boolean {
  return kind === ts.SyntaxKind.MultiLineCommentTrivia;
}

function ownersOf(file: ts.SourceFile): ReadonlyMap<number, string> {
  const owners = new Map<number, string>();
  const visit = (node: ts.Node, around: string): void => {
    const name = nameOf(node);
    const path = name === undefined ? around : around === '' ? name : `${around}.${name}`;
    for (const comment of ts.getJSDocCommentsAndTags(node)) {
      if (ts.isJSDoc(comment) && comment.parent === node) {
        owners.set(comment.pos, path);
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, path);
    });
  };
  visit(file, '');
  return owners;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isSourceFile(node)) {
    return undefined;
  }
  const name = ts.isVariableStatement(node)
    ? node.declarationList.declarations[0]?.name
    : ts.getNameOfDeclaration(node as ts.Declaration);
  // The comment belongs to the statement, which already has the name of the variable.
  return name === undefined || ts.isVariableDeclaration(node) ? undefined : name.getText();
}

function withoutFrame(file: ts.SourceFile, start: number, end: number): readonly MarkdownLine[] {
  const first = file.getLineAndCharacterOfPosition(start);
  return file.text
    .slice(start, end)
    .split(/\r?\n/)
    .map((text, index) => {
      const frame = LINE_FRAME.exec(text)?.[0].length ?? 0;
      return {
        text: text.slice(frame),
        line: first.line + index + 1,
        offset: (index === 0 ? first.character : 0) + frame,
      };
    });
}
