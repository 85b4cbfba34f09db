import ts from 'typescript';
import { commentsOf } from './comments';
import { parseExample } from './example';

export interface Remark {
  readonly start: number;
  readonly end: number;
}

const BEFORE = /^(?:\/\/\s*@ts-expect-error\s+TS\d+:|\/\/(?!\s*[@=])|\/\*\*)\s*/;

const CANDIDATE = /\/\/(?!\s*=>)|\/\*\*/;

const AFTER = /\s*(?:\*\/)?$/;

/** Finds the words of comments, which can be in any language. */
export function findRemarks(code: string): readonly Remark[] {
  if (!CANDIDATE.test(code)) {
    return [];
  }
  const file = ts.createSourceFile('example.mts', code, ts.ScriptTarget.Latest, true);
  const claims = new Set(
    parseExample(code)
      .outcomes.filter(({ kind }) => kind !== 'refused')
      .map(({ start }) => start),
  );
  return commentsOf(file)
    .filter(({ pos }) => !claims.has(pos))
    .flatMap(({ pos, end }) => {
      const comment = code.slice(pos, end);
      const before = BEFORE.exec(comment)?.[0];
      const after = AFTER.exec(comment)?.[0] ?? '';
      return before === undefined || before.length >= comment.length - after.length
        ? []
        : [{ start: pos + before.length, end: end - after.length }];
    });
}

export function replaceRemarks(code: string, replace: (words: string) => string): string {
  let done = 0;
  const parts = findRemarks(code).map(({ start, end }) => {
    const before = code.slice(done, start);
    done = end;
    return before + replace(code.slice(start, end));
  });
  return parts.join('') + code.slice(done);
}
