import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface SearchHelpProps {
  /** Is given an example that one wants to see answered. */
  readonly onTry: (query: string) => void;
}

/** Says what can be searched, by examples. */
export function SearchHelp({ onTry }: SearchHelpProps): ReactNode {
  return (
    <dl className={styles.help}>
      {topics().map(({ examples, text }) => (
        <div key={examples[0]} className={styles.topic}>
          <dt>
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className={styles.example}
                onClick={() => {
                  onTry(example);
                }}
              >
                {example}
              </button>
            ))}
          </dt>
          <dd className={styles.explanation}>{text}</dd>
        </div>
      ))}
      <div className={styles.topic}>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>↵</kbd> <kbd>Esc</kbd>
        </dt>
        <dd className={styles.explanation}>
          <Translate id="SearchHelp.keys" description="Explains keys">
            Move, open, close. / or Ctrl-K opens the search on every page.
          </Translate>
        </dd>
      </div>
    </dl>
  );
}

/** One query of each sort, to begin with. */
export function exampleQueries(): readonly string[] {
  return topics().map(({ examples }) => examples[0]);
}

interface Topic {
  readonly examples: readonly [string, ...string[]];
  readonly text: ReactNode;
}

const topics = (): readonly Topic[] => [
  {
    examples: ['Option.map', 'omap', 'flatMap'],
    text: (
      <Translate id="SearchHelp.names" description="Explains names">
        Names: a part, the first letters of their words, or the word of another library.
      </Translate>
    ),
  },
  {
    examples: ['string -> Option<number>', '(Option<A>, A -> B) -> Option<B>'],
    text: (
      <Translate id="SearchHelp.types" description="Explains types">
        Types: what goes in, an arrow, what comes out. A letter stands for any type.
      </Translate>
    ),
  },
  {
    examples: [
      translate({
        id: 'SearchHelp.question',
        message: 'how do I time out a task',
        description: 'An example of a question that the pages answer',
      }),
    ],
    text: (
      <Translate id="SearchHelp.words" description="Explains words">
        Words: what guides, posts and the reference say, in any form.
      </Translate>
    ),
  },
  {
    examples: ['pkg:money round', 'kind:class'],
    text: (
      <Translate id="SearchHelp.filters" description="Explains filters">
        Names of one kind or of one package.
      </Translate>
    ),
  },
];
