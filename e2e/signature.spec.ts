import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const signature = (page: Page) =>
      page.getByRole('main').getByRole('group', { name: labels.signature }).first();

    /** Marks the page, so that it shows whether it is loaded anew. */
    const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));

    test('a type of a signature leads to its page, without loading the site anew', async ({
      site,
      page,
    }) => {
      await site.open(`${home}${KINDS.apiFunctionOfTypes}`);
      await mark(page);
      const type = signature(page).getByRole('link', { name: 'Comparable', exact: true });
      await type.click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Comparable`));
      // The page that is shown now came as JavaScript, and its links work alike.
      await signature(page).getByRole('link', { name: 'Equal', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Equal`));
      await expect(page.locator('body[data-mark]')).toHaveCount(1);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('a link to what is folded unfolds it, on every way to the page', async ({
      site,
      page,
    }) => {
      const path = `${home}${KINDS.apiTypeClass}`;
      const folded = page.locator('details').filter({ has: page.locator('#lessthan') });
      await site.open(path);
      await expect(folded).not.toHaveAttribute('open');
      await site.open(`${path}?first#lessthan`);
      await expect(page.locator('#lessthan + a')).toBeInViewport();
      // The page that is shown now came as JavaScript.
      await site.open(`${home}api/uuid`);
      await page
        .locator('main a:not(pre a)', { hasText: /^UUID$/ })
        .first()
        .click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(folded).toHaveCount(1);
      await page.evaluate(() => {
        window.location.hash = '#lessthan';
      });
      await expect(page.locator('#lessthan + a')).toBeInViewport();
    });

    test('a signature is read as code, and its types as links', async ({ site, page }) => {
      await site.open(`${home}${KINDS.apiFunctionOfTypes}`);
      await expect(signature(page)).toContainText('function Comparable<Value>(');
      await expect(signature(page).getByRole('link', { name: 'Value' }).first()).toHaveAttribute(
        'href',
        '#type.value',
      );
    });

    test('a signature does not widen a small screen, nor break a word that fits on a line', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      // Of many functions, and with types that are too long for a line.
      for (const path of [KINDS.apiNamespace, 'api/http/namespace/HTTPError']) {
        await site.open(home + path);
        const signatures = page.locator('.signature pre');
        expect(await signatures.count(), path).toBeGreaterThan(10);
        expect(await signatures.evaluateAll(findTooWide), path).toEqual([]);
        expect(await signatures.evaluateAll(findBrokenWords), path).toEqual([]);
      }
    });

    test('the rows of a member begin with their heading on a small screen, and stand beside it else', async ({
      site,
      page,
    }) => {
      await site.open(`${home}${KINDS.apiNamespace}`);
      const row = page
        .locator('.part')
        .filter({ has: page.getByRole('listitem') })
        .first();
      const places = async () => {
        const boxes = [row.getByRole('heading'), row.getByRole('listitem').first()].map((part) =>
          part.boundingBox(),
        );
        return (await Promise.all(boxes)).map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
      };
      const [heading, text] = await places();
      expect(text?.x).toBeGreaterThan((heading?.x ?? 0) + 100);
      await page.setViewportSize({ width: 390, height: 800 });
      const [above, first] = await places();
      expect(first?.x).toBe(above?.x);
      expect(Math.abs((first?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(8);
    });
  });
}

/** Runs in the page. */
function findTooWide(blocks: Element[]): readonly string[] {
  return blocks
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}

/** Runs in the page. */
function findBrokenWords(blocks: Element[]): readonly string[] {
  return blocks.flatMap((block) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\w+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) {
          words.push(word);
        }
      }
    }
    return words;
  });
}
