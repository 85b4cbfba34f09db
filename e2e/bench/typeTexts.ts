import type { Page } from '@playwright/test';
import type { Answered } from './recorder';

/** Between two keys of those who type fastest, in milliseconds. */
const PAUSE = 60;

/**
 * Types texts, each letter by letter, and tells what each key has brought.
 *
 * @param beginnings - The texts, each after all of its beginnings.
 */
export async function typeTexts(
  page: Page,
  beginnings: readonly string[],
): Promise<readonly Answered[]> {
  const field = page.getByRole('combobox');
  const whenAnswered = (writings: number): Promise<Answered> =>
    page.evaluate((before) => window.searchRecorder.whenAnswered(before), writings);
  const answers: Answered[] = [];
  let { writings } = await whenAnswered(0);
  let typed = '';
  for (const text of beginnings) {
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
