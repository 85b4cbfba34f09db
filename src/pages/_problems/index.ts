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
        message: 'Checks for null inside checks for null',
        description: 'Names the problem of nested null checks',
      }),
      difference: translate({
        id: 'home.missing.text',
        message:
          'A template takes a missing e-mail and writes “undefined”. A function given to Option.map is called only with a value, and the type of the result says that it may be missing. For a single look-up, ?. and ?? are enough, and take an Option too.',
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
          'No type says what a function throws, and one of the two exceptions escapes the catch. A Result lists its reasons, and the compiler names the one that has no answer.',
        description: 'Says what is different when a function gives a Result',
      }),
      Code: RethrowCode,
      recipe: '/docs/recipes/errors-of-a-layer',
    },
    {
      id: 'fetch',
      title: translate({
        id: 'home.fetch.title',
        message: 'A fetch that must not take for ever',
        description: 'Names the problem of limiting the time of a request',
      }),
      difference: translate({
        id: 'home.fetch.text',
        message:
          'The race is over, and the request that lost it is still open. A client ends the request at its time limit, and the compiler reminds you that there may be no response. Here the clock is virtual, so the five seconds pass at once.',
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
          'No float is exactly a tenth, and three thirds of ten euros are a cent short. An amount is exact, its shares add up, and the compiler keeps two currencies apart.',
        description: 'Says what is different when money is an amount',
      }),
      Code: MoneyCode,
      recipe: '/docs/recipes/prices',
    },
  ];
}
