import { translate } from '@docusaurus/Translate';
import type { Problem } from '../../components/ProblemList';
import FetchCode from '@pages/_problems/fetch.mdx';
import MissingCode from '@pages/_problems/missing.mdx';
import MoneyCode from '@pages/_problems/money.mdx';
import RethrowCode from '@pages/_problems/rethrow.mdx';

export function problems(): readonly Problem[] {
  return [
    {
      id: 'missing',
      title: translate({
        id: 'home.missing.title',
        message: 'Nested null checks',
        description: 'Names the problem of nested null checks',
      }),
      difference: translate({
        id: 'home.missing.text',
        message:
          'A template string turns a missing e-mail into “undefined”. Option.map calls its function only if there is a value, and its type says that the result may be missing. For a single look-up, ?. and ?? are enough, and they accept an Option too.',
        description: 'Says what is different when a value is an Option',
      }),
      Code: MissingCode,
      recipe: '/docs/recipes/nested-values',
    },
    {
      id: 'rethrow',
      title: translate({
        id: 'home.rethrow.title',
        message: 'Catch, test the class, throw again',
        description: 'Names the problem of exceptions that are caught and thrown again',
      }),
      difference: translate({
        id: 'home.rethrow.text',
        message:
          'No type says what a function throws, so one of the two exceptions escapes the catch. A Result lists every error in its type, and the compiler reports the one that you do not handle.',
        description: 'Says what is different when a function returns a Result',
      }),
      Code: RethrowCode,
      recipe: '/docs/recipes/errors-of-a-layer',
    },
    {
      id: 'fetch',
      title: translate({
        id: 'home.fetch.title',
        message: 'A fetch that may never finish',
        description: 'Names the problem of limiting the time of a request',
      }),
      difference: translate({
        id: 'home.fetch.text',
        message:
          'When the timer wins the race, the request stays open. A client cancels the request at its time limit, and the compiler reminds you that there may be no response.',
        description: 'Says what is different when a client of the packages sends a request',
      }),
      Code: FetchCode,
      recipe: '/docs/recipes/call-an-api',
    },
    {
      id: 'money',
      title: translate({
        id: 'home.money.title',
        message: 'Prices in floats',
        description: 'Names the problem of money in floats',
      }),
      difference: translate({
        id: 'home.money.text',
        message:
          'No float equals 0.1 exactly, and three thirds of ten euros are a cent short. An amount of Money is exact, its shares add up, and the compiler does not let you mix two currencies.',
        description: 'Says what is different when money is an amount',
      }),
      Code: MoneyCode,
      recipe: '/docs/recipes/prices',
    },
  ];
}
