// cspell:ignore creer xyzzy plugh
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { describeViolations, STANDARDS } from './support/axe';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/** What is asked in words, and the page that answers. */
const QUESTIONS = {
  en: { question: 'treat every case of a union', page: 'docs/packages/error/stopping-execution' },
  fr: { question: 'creer un type d erreur', page: 'docs/packages/error/creating-error-type' },
} as const;

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

    test('the slash opens it, a name is found, and Enter leads to it', async ({ page }) => {
      await openBox(page);
      await page.keyboard.type('omap');
      await expect(options(page).first()).toContainText('Option.map');
      await expect(options(page).first()).toContainText('fn: (value: Some<Value>) => To');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option#map`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The address changes before the page does.
      await expect(page.locator('#map')).toBeAttached();
      await page.keyboard.press('Control+k');
      await expect(page.getByText(labels.searchRecent)).toBeVisible();
      await expect(options(page)).toHaveText(['omap']);
    });

    test('Escape closes it and gives the focus back', async ({ page }) => {
      const button = page.getByRole('button', { name: labels.searchButton, exact: true });
      await button.click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('a type is found, whatever the order of its parameters', async ({ page }) => {
      await openBox(page);
      await page.keyboard.type('(A -> B, Option<A>) -> Option<B>');
      await expect(options(page).first()).toContainText('Option.map');
      await expect(options(page).first()).toContainText(labels.searchSwapped);
    });

    test('words are found in the language of the page, with or without accents', async ({
      page,
    }) => {
      const { question, page: answer } = QUESTIONS[locale];
      await openBox(page);
      await page.keyboard.type(question);
      await expect(options(page).first()).toHaveAttribute(
        'href',
        new RegExp(`^${withBase(home + answer)}(?:#|$)`),
      );
    });

    test('what nobody means does nothing but answer', async ({ page }) => {
      await openBox(page);
      for (const query of [
        '<img src=x onerror=alert(1)>',
        '(((',
        '.*+?^$',
        '-> ->',
        'a'.repeat(10_000),
      ]) {
        await field(page).fill(query);
        await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      }
      await field(page).fill('xyzzy plugh');
      await expect(page.getByText(labels.searchNothing)).toBeVisible();
    });

    test('has no violation, open and on its page', async ({ site, page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await site.open(`${home}search?q=Task`);
        await expect(page.getByRole('listitem').filter({ hasText: 'Task' }).first()).toBeVisible();
        await page.keyboard.press('Control+k');
        await field(page).fill('Task');
        await expect(options(page).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
        expect(describeViolations(violations)).toEqual([]);
      }
    });

    test('the page of results can be shared and loaded again', async ({ site, page }) => {
      await site.open(`${home}search?q=${encodeURIComponent('Result<V, E> -> Option<V>')}`);
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toContainText('Result.toOption');
      await page.reload();
      await expect(first).toContainText('Result.toOption');
      await page.getByRole('searchbox').fill('USD');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(`${home}search?q=USD`));
      await expect(first).toContainText('USD');
    });
  });
}

test('answers by names and types go on when the network is gone', async ({
  site,
  page,
  context,
}) => {
  await site.open(KINDS.guide);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('string -> Option<number>');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Number.parse');
  await context.setOffline(true);
  const field = page.getByRole('combobox');
  await field.fill('Option<A> -> A[]');
  await expect(options.first()).toContainText('Option.toArray');
  await field.fill('ArgumentError');
  await expect(options.first()).toContainText('ArgumentError');
  await context.setOffline(false);
  await site.expectFault(/.*/);
});

test('browsers are told of it', async ({ site, page, request }) => {
  await site.open('fr/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await request.get(String(await link.getAttribute('href')));
  expect(await description.text()).toContain('/std/fr/search?q={searchTerms}');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to all names by letter', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All names' })).toBeVisible();
    await page.getByRole('link', { name: 'Option.andThen', exact: true }).click();
    await expect(page).toHaveURL(addressOf('api/core/namespace/Option#andthen'));
  });
});
