import type { Figure } from '../../typedoc/search/src/bench/figures';
import { KINDS } from '../support/kinds';
import type { OpenSite } from './openSite';

/** How often the box is opened, each time by a reader who was never here. */
const VISITS = 12;

const QUERY = 'Option.map';

const TARGET = { share: 0.5, milliseconds: 100 };

/** Measures how long a reader waits who opens the box and asks for a name at once. */
export async function measureOpening(
  { openPage }: OpenSite,
  home: string,
): Promise<readonly Figure[]> {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openPage(home + KINDS.guide);
    const opened = page.evaluate((query) => window.searchRecorder.whenOpened(query), QUERY);
    await page.keyboard.press('/');
    visits.push(await opened);
    await page.context().close();
  }
  return [
    { label: 'the box, from its key', times: visits.map(({ ready }) => ready) },
    {
      label: 'the first name, from the box',
      times: visits.map(({ ready, found }) => found - ready),
      target: TARGET,
    },
    { label: 'the first name, from the key', times: visits.map(({ found }) => found) },
  ];
}
