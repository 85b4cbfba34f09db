import type { Page } from '@playwright/test';
import { holdScripts, routeChunks } from './support/chunks';
import { KINDS } from './support/kinds';
import { type Labels, labelsOf } from './support/labels';
import { scrollTo, scrollTop } from './support/scroll';
import { addressOf, expect, LOCALES, test } from './support/test';

const labels = labelsOf('en');

/** Whether the application of a page has started. */
const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

/** Writes down the scripts that are asked for. */
function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Presses as a finger does, without a pointer that would rest before. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })
    .first()
    .dispatchEvent('click');
}

/** Writes down, in their order, the tabs that are selected and the categories that open. */
async function recordChanges(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorder = await page.evaluateHandle(() => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target as HTMLElement;
        if (element.getAttribute(attributeName ?? '') === 'true') {
          changes.push(attributeName === 'aria-selected' ? element.innerText : 'category');
        }
      }
    });
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-selected', 'aria-expanded'],
    });
    return changes;
  });
  return () => recorder.evaluate((changes) => changes);
}

for (const kind of ['home', 'guide', 'apiNamespace', 'blogPost'] as const) {
  test(`${kind}: who only reads and scrolls loads no script`, async ({ site, page }) => {
    const scripts = recordScripts(page);
    await site.read(KINDS[kind]);
    for (const top of [400, 900, 300]) {
      await scrollTo(page, top);
    }
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    expect(await hasStarted(page)).toBe(false);
  });
}

test('a pointer that rests on a link starts the application, one that passes does not', async ({
  site,
  page,
}) => {
  const scripts = recordScripts(page);
  await site.read(KINDS.guide);
  const link = page.getByRole('main').getByRole('link').first();
  // In one turn of the page, or a slow machine would let it rest.
  await link.evaluate((element) => {
    for (const type of ['pointerover', 'pointerout']) {
      element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
    }
  });
  await page.waitForTimeout(200);
  expect(scripts).toEqual([]);
  await link.hover();
  await expect.poll(() => hasStarted(page)).toBe(true);
});

test('Tab starts the application', async ({ site, page }) => {
  await site.read(KINDS.guide);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasStarted(page)).toBe(true);
  await expect(page.getByRole('link', { name: labels.skipToContent })).toBeFocused();
});

test('the page of results starts by itself', async ({ site, page }) => {
  await site.read('search?q=USD');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('USD');
});

for (const { locale, home, labels: own } of LOCALES) {
  test(`${locale}: what is typed at once stands in the search box when it is there`, async ({
    site,
    page,
  }) => {
    const release = await holdScripts(page);
    await site.read(home + KINDS.guide);
    await page.keyboard.press('/');
    const field = page.getByRole('dialog', { name: own.search }).getByRole('textbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName(own.searchField);
    await page.keyboard.type('omap');
    await expect(field).toHaveValue('omap');
    release();
    await expect(page.getByRole('option').first()).toContainText('Option.map');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue('omap');
  });
}

test.describe('before the application', () => {
  test('what is pressed waits, says so, and is done once', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    const category = page
      .getByRole('navigation', { name: labels.docsSidebar })
      .getByRole('button', { name: /error/ });
    await category.dispatchEvent('click');
    await expect(category).toHaveAttribute('aria-busy', 'true');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(category).not.toHaveAttribute('aria-busy');
  });

  test('three presses of a tab and a category are done in their order', async ({ site, page }) => {
    await site.read(KINDS.apiPackage);
    const tabs = page.getByRole('tab');
    const category = page
      .getByRole('navigation', { name: labels.docsSidebar })
      .getByRole('button', { expanded: false })
      .first();
    const changes = await recordChanges(page);
    for (const control of [tabs.nth(1), category, tabs.nth(2), tabs.nth(3)]) {
      await control.dispatchEvent('click');
    }
    await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    const names = await tabs.allInnerTexts();
    expect(await changes()).toEqual([names[1], 'category', names[2], names[3]]);
  });

  test('a press while those before it are being done does not overtake them', async ({
    site,
    page,
  }) => {
    await site.read(KINDS.apiPackage);
    const tabs = page.getByRole('tab');
    const changes = await recordChanges(page);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.documentElement.dataset['hasHydrated'] === 'true') {
          observer.disconnect();
          document.querySelectorAll<HTMLElement>('[role=tab]')[3]?.click();
        }
      });
      observer.observe(document.documentElement, { attributes: true });
    });
    for (const tab of [tabs.nth(1), tabs.nth(2)]) {
      await tab.dispatchEvent('click');
    }
    await expect.poll(changes).toHaveLength(3);
    const names = await tabs.allInnerTexts();
    expect(await changes()).toEqual([names[1], names[2], names[3]]);
  });

  test('the menu of a phone opens', async ({ site, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await site.read(KINDS.home);
    await press(page, labels.toggleMenu);
    await expect(page.getByRole('button', { name: labels.closeMenu })).toBeInViewport();
  });

  test('a table is searched by what was typed into its field', async ({ site, page }) => {
    await site.read('api/money');
    const field = page.getByRole('searchbox').first();
    await field.evaluate((element: HTMLInputElement) => {
      element.value = 'euro';
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => hasStarted(page)).toBe(true);
    await expect(field).toHaveValue('euro');
    await expect(
      page.getByRole('row').filter({ hasText: 'Swiss Franc', visible: true }),
    ).toHaveCount(0);
    await expect(
      page.getByRole('row').filter({ hasText: 'EUR', visible: true }).first(),
    ).toBeVisible();
  });

  test('when it cannot be loaded, what was pressed says so, and Retry does it', async ({
    site,
    page,
  }) => {
    let isBroken = true;
    await page.route(/\.js$/, (route) => (isBroken ? route.abort('failed') : route.continue()));
    await site.read(KINDS.guide);
    const category = page
      .getByRole('navigation', { name: labels.docsSidebar })
      .getByRole('button', { name: /error/ });
    await category.dispatchEvent('click');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(labels.loadFailure);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Option');
    isBroken = false;
    await notice.getByRole('button', { name: labels.retry }).click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(notice).toHaveCount(0);
    await site.expectFault(/net::ERR_FAILED|Failed to load resource/);
  });

  test('when a part of the page is missing, Retry does what was pressed', async ({
    site,
    page,
  }) => {
    let isBroken = true;
    await routeChunks(page, (route) => (isBroken ? route.abort('failed') : route.continue()));
    await site.read(KINDS.guide);
    const category = page
      .getByRole('navigation', { name: labels.docsSidebar })
      .getByRole('button', { name: /error/ });
    await category.dispatchEvent('click');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(labels.loadFailure);
    isBroken = false;
    await notice.getByRole('button', { name: labels.retry }).click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await site.expectFault(/net::ERR_FAILED|Failed to load resource|ChunkLoadError|Loading chunk/);
  });

  test('a search that cannot be loaded says so in its place', async ({ site, page }) => {
    let isBroken = true;
    await routeChunks(page, (route) => (isBroken ? route.abort('failed') : route.continue()));
    await page.route(/main\.\w+\.js$/, (route) =>
      isBroken ? route.abort('failed') : route.continue(),
    );
    await site.read(KINDS.guide);
    await page.keyboard.press('/');
    await page.keyboard.type('omap');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(labels.loadFailure);
    isBroken = false;
    await dialog.getByRole('button', { name: labels.retry }).click();
    await expect(page.getByRole('option').first()).toContainText('Option.map');
    await site.expectFault(/net::ERR_FAILED|Failed to load resource/);
  });
});

/** Controls that work by themselves are tried before the application is there, and after. */
for (const [time, isStarted] of [
  ['before the application', false],
  ['after it has started', true],
] as const) {
  test.describe(time, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    const open = async (path: string, page: Page, site: { open: Open; read: Open }) => {
      await (isStarted ? site.open(path, page) : site.read(path, page));
    };
    const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
    const expectState = async (page: Page): Promise<void> => {
      expect(await hasStarted(page)).toBe(isStarted);
    };

    test('the colours change, and stay', async ({ site, page }) => {
      await open(KINDS.guide, page, site);
      const name = (mode: keyof Labels): RegExp => new RegExp(`\\(currently ${labels[mode]}\\)`);
      await press(page, name('colorModeSystem'));
      await press(page, name('colorModeLight'));
      expect(await theme(page)).toBe('dark');
      await expectState(page);
      await site.start();
      expect(await theme(page)).toBe('dark');
      await expect(page.getByRole('button', { name: name('colorModeDark') })).toBeVisible();
    });

    test('the announcement is closed, and stays closed', async ({ site, page }) => {
      await open(KINDS.guide, page, site);
      await press(page, labels.announcementClose);
      const bar = page.getByRole('region', { name: 'Announcement' });
      await expect(bar).toBeHidden();
      await expectState(page);
      await site.start();
      await expect(bar).toBeHidden();
    });

    test('code and links of headings are copied', async ({ site, page }) => {
      await open(KINDS.guide, page, site);
      await page.locator('[data-native=copy]').first().dispatchEvent('click');
      await expect(page.getByRole('button', { name: labels.copied })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await page
          .locator('main pre')
          .first()
          .evaluate(({ textContent }) => textContent),
      );
      await page.locator('main h2 a.hash-link').first().dispatchEvent('click');
      await expect(page.getByRole('status').filter({ hasText: labels.linkCopied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await expectState(page);
    });

    test('the navbar hides and comes back, and so does the way to the top', async ({
      site,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(KINDS.guide, page, site);
      const navbar = page.getByRole('navigation', { name: labels.mainNavigation });
      const button = page.getByRole('button', { name: labels.backToTop });
      await scrollTo(page, 900);
      await expect(navbar).not.toBeInViewport();
      await expect(button).toBeHidden();
      await scrollTo(page, 700);
      await expect(navbar).toBeInViewport();
      await expect(button).toBeVisible();
      await press(page, labels.backToTop);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(button).toBeHidden();
      await expectState(page);
    });

    test('the table of contents marks what is read', async ({ site, page }) => {
      await open(KINDS.guide, page, site);
      const entry = page.locator('.table-of-contents:visible a').nth(2);
      await entry.dispatchEvent('click');
      const marked = page.locator('.table-of-contents__link--active:visible');
      await expect(marked).toHaveText(await entry.innerText());
      await expect(marked).toHaveCount(1);
      await expectState(page);
    });

    test('the address is the one of the page', async ({ site, page }) => {
      for (const form of ['/', '.html', '/index.html']) {
        await open(`${KINDS.guide}${form}?a=1#undefined`, page, site);
        await expect(page).toHaveURL(addressOf(KINDS.guide));
        expect(new URL(page.url()).search).toBe('?a=1');
      }
    });

    test('the sidebar shows the page that is open', async ({ site, page }) => {
      await open('api/uuid', page, site);
      const sidebar = page.getByRole('navigation', { name: labels.docsSidebar });
      await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
      await expectState(page);
    });
  });
}

type Open = (path: string, page: Page) => Promise<unknown>;
