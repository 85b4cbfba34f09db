import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

const TOPICS = [
  {
    examples: ['Option.map', 'omap', 'flatMap'],
    text: translate({
      id: 'SearchHelp.names',
      message: 'Names: a part, the first letters of their words, or the word of another library.',
    }),
  },
  {
    examples: ['string -> Option<number>', '(Option<A>, A -> B) -> Option<B>'],
    text: translate({
      id: 'SearchHelp.types',
      message: 'Types: what goes in, an arrow, what comes out. A letter stands for any type.',
    }),
  },
  {
    examples: [
      translate({
        id: 'SearchHelp.question',
        message: 'how do I time out a task',
        description: 'An example of a question that the pages answer',
      }),
    ],
    text: translate({
      id: 'SearchHelp.words',
      message: 'Words: what guides, posts and the reference say, in any form.',
    }),
  },
  {
    examples: ['pkg:money round', 'kind:class'],
    text: translate({ id: 'SearchHelp.filters', message: 'Names of one kind or of one package.' }),
  },
];

/** One query of each sort, to begin with. */
export const EXAMPLE_QUERIES = TOPICS.flatMap(({ examples }) => examples.slice(0, 1));

/** Says what can be searched, by examples to try. */
export function SearchHelp({ onTry }: { readonly onTry: (query: string) => void }): ReactNode {
  return (
    <dl className={styles.help}>
      {TOPICS.map(({ examples, text }) => (
        <div key={text} className={styles.topic}>
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
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>↵</kbd>{' '}
          <kbd>
            <Translate id="SearchHelp.escapeKey">Esc</Translate>
          </kbd>
        </dt>
        <dd className={styles.explanation}>
          <Translate id="SearchHelp.keys">
            Move, open, close. / or Ctrl-K opens the search on every page.
          </Translate>
        </dd>
      </div>
    </dl>
  );
}
