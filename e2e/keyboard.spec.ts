import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { labelsOf } from './support/labels';
import { expect, test } from './support/test';

const labels = labelsOf('en-GB');

test('the first press of Tab shows the link that skips to the content', async ({ site, page }) => {
  await site.open(KINDS.guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Tab follows the order of the page, and the focus is visible, in ${colorScheme} mode`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await site.open(KINDS.apiFunctionOfTypes);
    const stops: NonNullable<Awaited<ReturnType<typeof nextStop>>>[] = [];
    for (let stop = await nextStop(page); stop !== null; stop = await nextStop(page)) {
      stops.push(stop);
      expect(stops.length, 'the focus leaves the page at its end').toBeLessThan(300);
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ isAfterOthers }) => !isAfterOthers)).toEqual([]);
    const unseen = stops.filter(({ outline }) => !/^solid (?!rgba\(0, 0, 0, 0\))/.test(outline));
    expect(unseen).toEqual([]);
  });
}

/** Presses Tab. Returns the focused element, or `null` at the end of the page. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      return null;
    }
    const { outlineStyle, outlineColor } = getComputedStyle(activeElement);
    const memory = window as { lastStop?: Element };
    const position = memory.lastStop?.compareDocumentPosition(activeElement);
    memory.lastStop = activeElement;
    return {
      name: activeElement.getAttribute('aria-label') ?? activeElement.textContent,
      isAfterOthers: position === undefined || (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      outline: `${outlineStyle} ${outlineColor}`,
    };
  });
}

for (const width of [1280, 390]) {
  test(`no bar at the top covers the focused element, at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(KINDS.apiNamespace);
    await page.locator('main a').last().focus();
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        const box = activeElement?.getBoundingClientRect();
        if (!activeElement || !box) {
          return null;
        }
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
        const cover = top?.closest('.navbar, .theme-doc-toc-mobile');
        return cover && !cover.contains(activeElement)
          ? `${activeElement.textContent} at ${String(box.top)}`
          : null;
      });
      expect(covered).toBeNull();
    }
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const lookOf = (locator: Locator, property: string): Promise<string> =>
    locator
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('the current page, the current heading and the focus are marked by more than a colour', async ({
    site,
    page,
  }) => {
    await site.open(KINDS.guide);
    const sidebar = page.getByRole('navigation', { name: labels.docsSidebar });
    expect(await lookOf(sidebar.locator('[aria-current=page]'), 'border-top-width')).not.toBe(
      await lookOf(sidebar.locator('.menu__link:not(.menu__link--active)'), 'border-top-width'),
    );
    const entries = page.locator('.table-of-contents:visible a');
    await entries.nth(1).click();
    const active = page.locator('.table-of-contents__link--active:visible');
    await expect(active).toHaveCount(1);
    expect(await lookOf(active, 'text-decoration-line')).not.toBe(
      await lookOf(entries.and(page.locator(':not([class*=active])')), 'text-decoration-line'),
    );
    for (const target of [
      page.getByRole('main').getByRole('link').first(),
      page.getByRole('button', { name: labels.copyPage }),
    ]) {
      await page.keyboard.press('Tab');
      await target.focus();
      await expect(target).toHaveCSS('outline-style', /solid|auto/);
    }
  });

  test('inline code and code blocks have a border', async ({ site, page }) => {
    await site.read(KINDS.apiNamespace);
    for (const code of [page.locator('main p > code'), page.locator('main [data-language]')]) {
      await expect(code.first()).toHaveCSS('border-top-style', 'solid');
      await expect(code.first()).toHaveCSS('border-top-width', '1px');
    }
  });
});
