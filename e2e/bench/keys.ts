import type { Page } from '@playwright/test';
import type { Figure, Target } from '../../typedoc/search/src/bench/figures';
import type { OpenSite } from './openSite';
import type { Answered } from './recorder';
import { isType, typedNames, typedTypes, typedWords } from './texts';
import { typeTexts } from './typeTexts';

/** A name, a type and words: each loads what it needs. */
const FIRST_QUERIES = ['map', 'string -> number', 'value'];
const LOADED = 2_000;

/**
 * Measures how long each key of one who types takes, until what it brings is laid out.
 *
 * It is on the screen with the next frame, which comes within 17 ms however fast the search is.
 */
export async function measureKeys(
  { openPage }: OpenSite,
  home: string,
  locale: string,
  target: Target,
): Promise<readonly Figure[]> {
  const page = await openPage(home);
  await page.keyboard.press('/');
  for (const query of FIRST_QUERIES) {
    await page.getByRole('combobox').fill(query);
    await page.waitForTimeout(LOADED);
  }
  const readWork = await watchWork(page);
  const measure = async (texts: readonly string[]): Promise<Typed> => {
    const before = await readWork();
    const answers = await typeTexts(page, texts);
    return { answers, work: ((await readWork()) - before) / answers.length };
  };
  const names = await measure(typedNames());
  const types = await measure(typedTypes());
  const words = await measure(typedWords(locale));
  await page.context().close();
  return [
    // Names are the first that comes, pages come after them.
    toFigure('a key of a name', names, ({ changed }) => changed, target),
    toFigure(
      'a key of a type',
      types,
      ({ query, completed }) => (isType(query) ? completed : null),
      target,
    ),
    toFigure('a key of words', words, ({ completed }) => completed, target),
  ];
}

/** The effects of keys, and their cost. */
interface Typed {
  readonly answers: readonly Answered[];
  /** For how long each has kept the main thread busy. */
  readonly work: number;
}

/** Lets the work of the main thread be read, in milliseconds of the processor. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  // Other work of the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    return 1_000 * (seconds ?? Number.NaN);
  };
}

function toFigure(
  label: string,
  { answers, work }: Typed,
  timeOf: (answer: Answered) => number | null,
  target: Target,
): Figure {
  return {
    label,
    times: answers.flatMap((answer) => timeOf(answer) ?? []),
    target,
    note: `main thread ${work.toFixed(1)}, painting included`,
  };
}
