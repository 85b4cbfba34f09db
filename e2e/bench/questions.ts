import { formatTable } from '../../typedoc/search/src/bench/figures';
import { KINDS } from '../support/kinds';
import type { OpenSite } from './openSite';

/** A first question of each class. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a name': { en: 'Option.map', fr: 'Option.map' },
  'a name of elsewhere': { en: 'keyBy', fr: 'keyBy' },
  'a type': { en: 'string -> Option<number>', fr: 'string -> Option<number>' },
  words: { en: 'keep the cause of an error', fr: 'garder la cause d’une erreur' },
};

const BYTES_PER_KIB = 1024;

/**
 * Asks a first question of each class on a slow line, as a reader who was never here, and tells how
 * long all of its answers take and what was loaded for them.
 */
export async function measureFirstQuestions(
  { openPage, readBytes }: OpenSite,
  home: string,
  locale: string,
): Promise<string> {
  const rows = [['first question', 'box, s', 'first answer', 'all answers', 'KiB']];
  for (const [label, questions] of Object.entries(QUESTIONS)) {
    const page = await openPage(home + KINDS.guide);
    const bytes = readBytes();
    const query = questions[locale] ?? questions['en'] ?? '';
    const opened = page.evaluate((text) => window.searchRecorder.whenOpened(text), query);
    await page.keyboard.press('/');
    const { ready, found } = await opened;
    const completed = await page.evaluate(() => window.searchRecorder.whenComplete());
    await page.context().close();
    rows.push([
      label,
      ...[ready, found, completed].map((time) => (time / 1_000).toFixed(1)),
      ((readBytes() - bytes) / BYTES_PER_KIB).toFixed(0),
    ]);
  }
  return formatTable(rows);
}
