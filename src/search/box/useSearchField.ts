import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answers, QueryRunner, type QueryRunnerOptions, NO_ANSWERS } from './queryRunner';
import { toQuery } from './toQuery';

/** A field to search by, and what is found for what stands in it. */
export interface SearchField {
  readonly typed: string;
  readonly found: Answers;
  /** Writes in the field: names are found at once, types and words as they come. */
  readonly type: (text: string) => void;
}

/** Answers what is typed, and at first what stands in the field already. */
export function useSearchField(first: string, options: QueryRunnerOptions): SearchField {
  const [typed, setTyped] = useState(first);
  const query = toQuery(typed);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [runner] = useState(
    () =>
      new QueryRunner(options, (found) => {
        // In React's turn the browser would most often draw a frame first, without it.
        flushSync(() => {
          setAnswers(found);
        });
      }),
  );

  const begin = useEffectEvent(() => {
    runner.run(query);
  });
  // With the field, before anyone can type: later, this would replace what was typed meanwhile.
  useLayoutEffect(() => {
    begin();
    return () => {
      runner.stop();
    };
  }, [runner]);

  return {
    typed,
    found: { ...answers, isPending: answers.isPending || answers.query !== query },
    type: (text) => {
      setTyped(text);
      // Before the letter is drawn: other threads work while it is.
      runner.run(toQuery(text));
    },
  };
}
