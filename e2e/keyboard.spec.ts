import { KINDS } from './support/kinds';
import { expect, test } from './support/test';

interface Stop {
  readonly name: string;
  readonly isAfterOthers: boolean;
  readonly outline: string;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Tab key goes through a page of the reference in its order, in ${colorScheme} mode`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await site.open(KINDS.apiFunctionOfTypes);
    const stops: Stop[] = [];
    let isPast = false;
    while (!isPast) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) {
          return null;
        }
        const { outlineStyle, outlineColor } = getComputedStyle(activeElement);
        const memory = window as { lastStop?: Element };
        const last = memory.lastStop;
        const isAfterOthers =
          last === undefined ||
          (last.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        memory.lastStop = activeElement;
        return {
          name: activeElement.getAttribute('aria-label') ?? activeElement.textContent,
          isAfterOthers,
          outline: `${outlineStyle} ${outlineColor}`,
        };
      });
      isPast = stop === null;
      if (stop !== null) {
        stops.push(stop);
      }
      expect(stops.length, 'the focus leaves the page at its end').toBeLessThan(300);
    }
    expect(stops.filter(({ isAfterOthers }) => !isAfterOthers)).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
    const unseen = stops.filter(({ outline }) => !/^solid (?!rgba\(0, 0, 0, 0\))/.test(outline));
    expect(unseen).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`what sticks to the top covers nothing that has the focus, at ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(KINDS.apiNamespace);
    await page.locator('main a').last().focus();
    const covered: string[] = [];
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        const box = activeElement?.getBoundingClientRect();
        if (!activeElement || !box) {
          return null;
        }
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
        const isCovered = top?.closest('.navbar, .theme-doc-toc-mobile');
        return isCovered && !isCovered.contains(activeElement)
          ? `${activeElement.textContent} at ${String(box.top)}`
          : null;
      });
      if (stop !== null) {
        covered.push(stop);
      }
    }
    expect(covered).toEqual([]);
  });
}
