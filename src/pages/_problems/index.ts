import { translate } from '@docusaurus/Translate';
import type { Problem } from '../../components/ProblemList';
import CallCode from './call.mdx';
import JSONCode from './json.mdx';
import MissingCode from './missing.mdx';
import MoneyCode from './money.mdx';

/** The problems that the home page shows, in the order in which most readers meet them. */
export function problems(): readonly Problem[] {
  return [
    {
      id: 'json',
      title: translate({
        id: 'home.json.title',
        message: 'JSON from outside',
        description: 'Names the problem of trusting JSON',
      }),
      difference: translate({
        id: 'home.json.text',
        message:
          'The type promised a name, and nothing had looked. A codec looks, says where the fault is, and its type makes you ask before you read the name.',
        description: 'Says what is different when JSON is decoded',
      }),
      Code: JSONCode,
    },
    {
      id: 'missing',
      title: translate({
        id: 'home.missing.title',
        message: 'Values that may be missing',
        description: 'Names the problem of values that look like nothing',
      }),
      difference: translate({
        id: 'home.missing.text',
        message:
          'A condition takes zero and an empty text for nothing. An Option is missing only when it is undefined, and the compiler asks what stands in its place.',
        description: 'Says what is different when a value is an Option',
      }),
      Code: MissingCode,
    },
    {
      id: 'money',
      title: translate({
        id: 'home.money.title',
        message: 'Prices and cents',
        description: 'Names the problem of money in floats',
      }),
      difference: translate({
        id: 'home.money.text',
        message:
          'Floats hold no tenths, and three thirds of ten euros were a cent short. An amount is exact, knows its currency, and its shares add up.',
        description: 'Says what is different when money is an amount',
      }),
      Code: MoneyCode,
    },
    {
      id: 'call',
      title: translate({
        id: 'home.call.title',
        message: 'Calls over the network',
        description: 'Names the problem of requests that fail or take too long',
      }),
      difference: translate({
        id: 'home.call.text',
        message:
          'A 503 is a response like any other, and fetch waits as long as the server does. A client turns both into errors that the compiler lists by name, and gives up after 30 seconds unless you say otherwise.',
        description: 'Says what is different when a client of tstd sends a request',
      }),
      Code: CallCode,
    },
  ];
}
