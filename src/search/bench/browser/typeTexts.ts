import type { Page } from '@playwright/test';
import type { Answered } from './recorder';

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
  const whenAnswered = (): Promise<Answered> =>
    page.evaluate(() => window.searchRecorder.whenAnswered());
  const answers: Answered[] = [];
  let typed = '';
  for (const text of beginnings) {
    if (text.length === 1) {
      await field.fill('');
      await whenAnswered();
      typed = '';
    }
    await page.keyboard.type(text.slice(typed.length));
    typed = text;
    answers.push(await whenAnswered());
  }
  return answers;
}
