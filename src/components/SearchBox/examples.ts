import { translate } from '@docusaurus/Translate';

export const EXAMPLES = [
  {
    query: 'Option.map',
    text: translate({
      id: 'SearchBox.names',
      message: 'Names: part of a name, or the name in another library.',
    }),
  },
  {
    query: 'string -> Option<number>',
    text: translate({
      id: 'SearchBox.types',
      message: 'Types: the input, an arrow, the output. A single letter stands for any type.',
    }),
  },
  {
    query: translate({
      id: 'SearchBox.question',
      message: 'how do I time out a task',
      description: 'An example of a question, which finds pages',
    }),
    text: translate({
      id: 'SearchBox.words',
      message: 'Words from guides, posts and the reference, in any form.',
    }),
  },
  {
    query: 'pkg:money round',
    text: translate({
      id: 'SearchBox.filters',
      message: 'Only names of one kind or one package.',
    }),
  },
];
