// cspell:ignore creer xyzzy
import type { Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { KINDS } from './support/kinds';
import { holdScripts } from './support/scripts';
import { scrollTop } from './support/scroll';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/** A question in words, and the page that answers it. */
const QUESTIONS = {
  'en-GB': { question: 'read a file line by line', page: 'docs/recipes/stream-a-file' },
  fr: { question: 'creer un type d erreur', page: 'docs/packages/error/creating-error-type' },
};

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '(((',
  '.*+?^$',
  '-> ->',
  'Option<',
  'a'.repeat(10_000),
];

/** The minimum side of a touch target, in pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, search`, () => {
    const field = (page: Page) => page.getByRole('combobox', { name: labels.searchField });
    const options = (page: Page) => page.getByRole('option');
    const openBox = async (page: Page): Promise<void> => {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
    };

    test.beforeEach(async ({ site }) => {
      await site.open(home + KINDS.guide);
    });

    test('/ opens it, a name is found, and Enter opens its page', async ({ page }) => {
      await openBox(page);
      await page.keyboard.type('omap');
      await expect(options(page).first()).toContainText('Option.map');
      await expect(options(page).first()).toContainText('fn: (value: Some<Value>) => To');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option#map`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The address changes before the page does.
      await expect(page.locator('#map')).toBeAttached();
    });

    test('a word that other languages use for a name finds the name', async ({ page }) => {
      await openBox(page);
      await page.keyboard.type('null');
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expect(options(page).first()).toHaveAttribute(
        'href',
        withBase(`${home}api/core/namespace/Option`),
      );
    });

    test('words find a page in its language, with or without accents, and its sections', async ({
      page,
    }) => {
      const { question, page: answer } = QUESTIONS[locale];
      await openBox(page);
      await page.keyboard.type(question);
      // Wait for the results of this query: an arrow would move through the previous ones.
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      const [whole, part] = [options(page).nth(0), options(page).nth(1)] as const;
      await expect(whole).toHaveAttribute('href', withBase(home + answer));
      const [, anchor = ''] = String(await part.getAttribute('href')).split('#');
      await page.keyboard.press('ArrowDown');
      await expect(part).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(`${home}${answer}#${anchor}`));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    });

    test('axe finds no violation in the box and on the page of results', async ({ site, page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await site.open(`${home}search?q=Task`);
        await expect(page.getByRole('listitem').filter({ hasText: 'Task' }).first()).toBeVisible();
        await page.keyboard.press('Control+k');
        await field(page).fill('Task');
        await expect(options(page).first()).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      }
    });

    test('every letter of all names can be touched on a phone', async ({ site, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await site.read(`${home}search`);
      const widths = await page
        .locator('main a[href^="#names-"]:not(.hash-link)')
        .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(20);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(LEAST_TARGET);
    });

    // The rest is the same in every language.
    if (locale !== 'en-GB') {
      return;
    }

    test('Escape closes it and restores the focus', async ({ page }) => {
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await openBox(page);
      await page.keyboard.type('omap');
      await expect(options(page).first()).toContainText('Option.map');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    test('a type is found, whatever the order of its parameters', async ({ page }) => {
      await openBox(page);
      await page.keyboard.type('(A -> B, Option<A>) -> Option<B>');
      await expect(options(page).first()).toContainText('Option.map');
      await expect(options(page).first()).toContainText(labels.searchSwapped);
    });

    test('a meaningless query has a response, and is shown as text', async ({ page }) => {
      await openBox(page);
      const dialog = page.getByRole('dialog');
      for (const query of HOSTILE) {
        await field(page).fill(query);
        await expect(page.getByRole('listbox'), query).toHaveAttribute('aria-busy', 'false');
        await expect(dialog.getByRole('status'), query).toHaveText(/./);
        await expect(dialog.locator('img, script'), query).toHaveCount(0);
      }
      await field(page).fill('xyzzy xyzzy');
      await expect(page.getByText(labels.searchNothing)).toBeVisible();
    });

    test('the page of results can be shared and loaded again', async ({ site, page }) => {
      await site.open(`${home}search?q=${encodeURIComponent('Option<A> -> A[]')}`);
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toContainText('Option.toArray');
      await page.reload();
      await expect(first).toContainText('Option.toArray');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('searchbox').pressSequentially('Task.all');
      await expect(page).toHaveURL(/\?q=Task\.all$/);
      await expect(page).toHaveTitle(/^Search: Task\.all/);
      await expect(first).toContainText('Task.all');
      // Typing has not added entries to the history.
      await page.goBack();
      await expect(page).toHaveURL(addressOf(home + KINDS.guide));
    });

    test('text that was typed before the page has started is searched for', async ({ page }) => {
      const release = await holdScripts(page);
      // Type before the scripts are loaded: the results need them.
      await page.goto(`${home}search`, { waitUntil: 'commit' });
      await page.getByRole('searchbox').pressSequentially('Task.all');
      release();
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Task.all');
      await expect(page.getByRole('searchbox')).toHaveValue('Task.all');
    });

    test('its index is loaded when it opens, and not before', async ({ page }) => {
      await page.waitForLoadState('networkidle');
      expect(page.workers()).toEqual([]);
      await openBox(page);
      await expect.poll(() => page.workers().length).toBe(1);
    });

    test('the page behind it does not scroll', async ({ page }) => {
      await openBox(page);
      await page.mouse.move(640, 700);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(300);
      expect(await scrollTop(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    });
  });
}
