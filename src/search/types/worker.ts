import index from '@generated/search/default/types.json';
import { BOX_LIMIT } from '../box/limit';
import { answerQuestions } from '../worker/answerQuestions';
import { type Reason, TypeSearch } from '.';
import { Practice } from './practice';

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
const practice = new Practice(Object.keys(index.signatures), (query) => {
  types.search(query, BOX_LIMIT);
});

answerQuestions(({ query, limit }: TypeQuestion): readonly TypePosition[] => {
  if (query === '') {
    practice.start();
    return [];
  }
  practice.stop();
  return (types.search(query, limit) ?? []).map(({ id: position, reasons }) => ({
    position,
    reasons,
  }));
});
