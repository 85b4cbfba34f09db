import index from '@generated/search/default/types.json';
import { answerQuestions } from '../worker/answerQuestions';
import { type Reason, TypeSearch } from '.';

/** A symbol by its position in the table of names. */
export interface TypePosition {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

const types = new TypeSearch(index);

answerQuestions((query: string): readonly TypePosition[] =>
  (types.search(query) ?? []).map(({ id: position, reasons }) => ({ position, reasons })),
);
