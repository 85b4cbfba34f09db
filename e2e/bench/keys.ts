import type { Page } from '@playwright/test';
import type { Figure, Target } from '../../typedoc/search/src/bench/figures';
import { beginnings, typedTexts } from '../../typedoc/search/src/bench/typing';
import type { Topic } from '../../typedoc/search/src/goldens/relevance';
import typeTopics from '../../typedoc/search/src/goldens/types.json';
import { createRandom } from '../../typedoc/search/src/testing/generateSymbols';
import { readSymbols } from '../../typedoc/search/src/testing/symbolTable';
import { KINDS } from '../support/kinds';
import { readTopics } from '../support/relevance';
import type { OpenSite } from './openSite';
import type { Answered } from './recorder';

/** So many names are typed, each in several ways. */
const NAMES = 10;
const TYPES = 10;
const QUESTIONS = 6;

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
  const page = await openPage(home + KINDS.guide);
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
  const names = await measure(typedTexts(readSymbols(), NAMES, createRandom(1)));
  const types = await measure(typedQueries(typeTopics, TYPES));
  const words = await measure(typedQueries(readTopics('words', locale), QUESTIONS));
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

/** Tells a type from its beginning that may be a name or a word. */
function isType(text: string): boolean {
  return /->|=>|→/.test(text);
}

/** The texts in the box while so many queries are typed, taken evenly from all. */
function typedQueries(topics: readonly Topic[], count: number): readonly string[] {
  const all = topics.flatMap(({ queries }) => Object.keys(queries));
  return Array.from(
    { length: count },
    (_, index) => all[Math.floor((index * all.length) / count)] ?? '',
  ).flatMap(beginnings);
}

/** Between two keys of those who type fastest, in milliseconds. */
const PAUSE = 60;

/**
 * Types texts, each letter by letter, and tells what each key has brought.
 *
 * @param texts - The texts, each after all of its beginnings.
 */
async function typeTexts(page: Page, texts: readonly string[]): Promise<readonly Answered[]> {
  const field = page.getByRole('combobox');
  const whenAnswered = (writings: number): Promise<Answered> =>
    page.evaluate((before) => window.searchRecorder.whenAnswered(before), writings);
  const answers: Answered[] = [];
  let { writings } = await whenAnswered(0);
  let typed = '';
  for (const text of texts) {
    if (text.length === 1) {
      await field.fill('');
      ({ writings } = await whenAnswered(writings));
      typed = '';
    }
    await page.waitForTimeout(PAUSE);
    const answered = whenAnswered(writings);
    // One message to the browser: of all that a key does, the search sees what it has written.
    await page.keyboard.insertText(text.slice(typed.length));
    typed = text;
    const answer = await answered;
    ({ writings } = answer);
    answers.push(answer);
  }
  return answers;
}
