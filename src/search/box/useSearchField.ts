import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answers, Asker, type AskerOptions, NO_ANSWERS } from './asker';
import { toQuery } from './toQuery';

/** A field to search by, and what is found for what stands in it. */
export interface SearchField {
  readonly typed: string;
  readonly found: Answers;
  /** Writes in the field: names are found at once, types and words as they come. */
  readonly type: (text: string) => void;
}

/** Answers what is typed, and at first what stands in the field already. */
export function useSearchField(first: string, options: AskerOptions): SearchField {
  const [typed, setTyped] = useState(first);
  const query = toQuery(typed);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [asker] = useState(
    () =>
      new Asker(options, (found) => {
        // In React's turn the browser would most often draw a frame first, without it.
        flushSync(() => {
          setAnswers(found);
        });
      }),
  );

  const begin = useEffectEvent(() => {
    asker.ask(query);
  });
  // With the field, before anyone can type: later, this would replace what was typed meanwhile.
  useLayoutEffect(() => {
    begin();
    return () => {
      asker.stop();
    };
  }, [asker]);

  return {
    typed,
    found: { ...answers, isPending: answers.isPending || answers.query !== query },
    type: (text) => {
      setTyped(text);
      // Before the letter is drawn: other threads work while it is.
      asker.ask(toQuery(text));
    },
  };
}
