import { translate } from '@docusaurus/Translate';

/** A query of each sort, to begin with, and what it shows. */
export const EXAMPLES = [
  {
    query: 'Option.map',
    text: translate({
      id: 'SearchBox.names',
      message: 'Names: a part, or the word of another library.',
    }),
  },
  {
    query: 'string -> Option<number>',
    text: translate({
      id: 'SearchBox.types',
      message: 'Types: what goes in, an arrow, what comes out. A letter stands for any type.',
    }),
  },
  {
    query: translate({
      id: 'SearchBox.question',
      message: 'how do I time out a task',
      description: 'An example of a question that the pages answer',
    }),
    text: translate({
      id: 'SearchBox.words',
      message: 'Words: what guides, posts and the reference say, in any form.',
    }),
  },
  {
    query: 'pkg:money round',
    text: translate({ id: 'SearchBox.filters', message: 'Names of one kind or of one package.' }),
  },
];
