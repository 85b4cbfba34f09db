import index from '@generated/search/default/types.json';
import { answerQuestions } from '../worker/answerQuestions';
import { type Reason, TypeSearch } from '.';

/** What is asked; without a query, to be ready. */
export interface TypeQuestion {
  readonly query: string;
  /** How many answers are wanted: it takes longer to be sure of more. */
  readonly limit: number;
}

/** A symbol by its position in the table of names. */
export interface TypePosition {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

const types = new TypeSearch(index);

answerQuestions(({ query, limit }: TypeQuestion): readonly TypePosition[] =>
  (types.search(query, limit) ?? []).map(({ id: position, reasons }) => ({ position, reasons })),
);
