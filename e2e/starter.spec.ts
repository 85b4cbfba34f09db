import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { labelsOf } from './support/labels';
import { CHUNK, failOneScript, holdScripts } from './support/scripts';
import { scrollTo, scrollTop } from './support/scroll';
import { expect, test } from './support/test';

const labels = labelsOf('en-GB');

const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** A category of the sidebar, which only the application opens. */
const category = (page: Page, name = /error/) =>
  page.getByRole('navigation', { name: labels.docsSidebar }).getByRole('button', { name });

test.describe('reading, scrolling and touching the text load no script', () => {
  test.use({ hasTouch: true });

  for (const kind of ['home', 'guide', 'apiNamespace', 'blogPost'] as const) {
    test(kind, async ({ site, page }) => {
      const scripts = recordScripts(page);
      await site.read(KINDS[kind]);
      for (const top of [400, 900, 300]) {
        await scrollTo(page, top);
      }
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Home');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.getByRole('heading', { level: 1 }).tap();
      await page.waitForTimeout(500);
      expect(scripts).toEqual([]);
      expect(await hasStarted(page)).toBe(false);
    });
  }
});

test.describe('the application starts', () => {
  test('when a pointer rests on a link, and not when it passes over it', async ({ site, page }) => {
    const scripts = recordScripts(page);
    await site.read(KINDS.guide);
    const link = page.getByRole('main').getByRole('link').first();
    // In one task, because on a slow machine the pointer would seem to rest.
    await link.evaluate((element) => {
      for (const [type, target] of [
        ['pointerover', element],
        ['pointerover', document.body],
      ] as const) {
        target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
      }
    });
    await page.waitForTimeout(200);
    expect(scripts).toEqual([]);
    await link.hover();
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

  test('when Tab moves the focus', async ({ site, page }) => {
    await site.read(KINDS.guide);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasStarted(page)).toBe(true);
    await expect(page.getByRole('link', { name: labels.skipToContent })).toBeFocused();
  });

  test('when the address has a query to search for', async ({ site, page }) => {
    await site.read('search?q=USD');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText('USD');
  });

  test('when the address names a tab', async ({ site, page }) => {
    await site.read(`${KINDS.importStyle}?pm=pnpm`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('pnpm');
  });
});

test.describe('before the application has started', () => {
  test('the last press waits, is marked as busy, and is replayed once', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    await category(page, /Tutorial/).click();
    await category(page).click();
    await expect(category(page)).toHaveAttribute('aria-busy', 'true');
    await expect(category(page, /Tutorial/)).not.toHaveAttribute('aria-busy');
    // Content that is inserted above must not redirect the press to another element.
    await page.evaluate(() => {
      document.body.prepend(document.createElement('div'));
    });
    release();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(category(page)).not.toHaveAttribute('aria-busy');
    await expect(category(page, /Tutorial/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the press of a removed element is forgotten', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'passing';
      button.textContent = 'Passing';
      document.body.append(button);
    });
    await page.locator('#passing').click();
    await page.locator('#passing').evaluate((button) => {
      button.remove();
    });
    release();
    await expect.poll(() => hasStarted(page)).toBe(true);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  for (const key of ['click', 'Enter']) {
    test(`a tab is selected although React replaces it (${key})`, async ({ site, page }) => {
      const release = await holdScripts(page);
      await site.read(KINDS.importStyle);
      const tab = page.getByRole('tab', { name: 'Yarn' });
      await (key === 'click' ? tab.click() : tab.press(key));
      release();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('a menu of the navbar opens by keyboard', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    const menu = page.getByRole('navigation').getByRole('button', { name: 'English' });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  for (const key of ['/', 'Control+k', 'click']) {
    test(`the search opens (${key})`, async ({ site, page }) => {
      const release = await holdScripts(page);
      await site.read(KINDS.guide);
      const button = page.locator('[aria-keyshortcuts]');
      await (key === 'click' ? button.click() : page.keyboard.press(key));
      await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('omap');
      await expect(page.getByRole('option').first()).toContainText('Option.map');
    });
  }

  test('/ does nothing when a reader has turned it off', async ({ site, page }) => {
    await site.open(KINDS.guide);
    await page.keyboard.press('/');
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await site.read(KINDS.home);
    await page.keyboard.press('/');
    await expect.poll(() => hasStarted(page)).toBe(true);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu of a phone opens', async ({ site, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdScripts(page);
    await site.read(KINDS.home);
    await page.getByRole('button', { name: labels.toggleMenu }).click();
    release();
    await expect(page.getByRole('button', { name: labels.closeMenu })).toBeInViewport();
  });

  test('members are filtered by all letters, typed before and after', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.apiNamespace);
    const field = page.getByRole('searchbox').first();
    const members = page.locator('.table-of-contents').getByRole('link');
    await expect(members.filter({ hasText: 'getOr()' })).toHaveCount(1);
    await field.click();
    await page.keyboard.type('ma', { delay: 30 });
    release();
    await page.keyboard.type('p', { delay: 30 });
    await expect.poll(() => hasStarted(page)).toBe(true);
    await expect(field).toHaveValue('map');
    await expect(members.filter({ hasText: 'getOr()' })).toHaveCount(0);
    await expect(members.filter({ hasText: 'map()' }).first()).toBeVisible();
  });

  test('the colours follow the system and other tabs', async ({ site, page, context }) => {
    await site.read(KINDS.guide);
    const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
    const other = await context.newPage();
    await site.read(KINDS.home, other);
    for (const [choice, expected] of [
      ['light', 'light'],
      ['rubbish', 'dark'],
    ] as const) {
      await other.evaluate((value) => {
        localStorage.setItem('theme', value);
      }, choice);
      await expect.poll(theme).toBe(expected);
    }
    expect(await hasStarted(page)).toBe(false);
  });

  test('the colour toggle and the announcement respond to a press', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    await page.getByRole('button', { name: /currently system mode/ }).click();
    release();
    await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible();

    await site.read(KINDS.guide);
    await page.getByRole('button', { name: labels.announcementClose }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  });
});

test.describe('when the application cannot be loaded', () => {
  const MAIN = /\/main\.\w+\.js$/;
  const FAILURES = {
    'a script is missing': [MAIN, { status: 404, body: '' }],
    'the scripts of the page are missing': [CHUNK, { status: 404, body: '' }],
    'a script is HTML': [MAIN, { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
    'a script is empty': [MAIN, { status: 200, contentType: 'text/javascript', body: '' }],
  } as const;

  for (const [name, [scripts, answer]] of Object.entries(FAILURES)) {
    test(`a notice appears, and Retry loads the page again: ${name}`, async ({ site, page }) => {
      let isBroken = true;
      await page.route(scripts, (route) => (isBroken ? route.fulfill(answer) : route.continue()));
      await site.read(KINDS.guide);
      await category(page).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(labels.loadFailure);
      await expect(category(page)).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Option');
      isBroken = false;
      await notice.getByRole('button', { name: labels.retry }).click();
      await expect(notice).toHaveCount(0);
      await category(page).click();
      await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
      if (name !== 'a script is empty') {
        await site.expectFault(
          /Failed to load resource|status of 404| 404$|Unexpected token|ChunkLoadError|Loading chunk/,
        );
      }
    });
  }

  test('the notice disappears if the application starts after all', async ({ site, page }) => {
    const release = await holdScripts(page);
    await site.read(KINDS.guide);
    await category(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(labels.loadFailure);
    release();
    await expect.poll(() => hasStarted(page)).toBe(true);
    await expect(notice).toHaveCount(0);
  });

  test('a search box that cannot be loaded is reported', async ({ site, page }) => {
    const fail = await failOneScript(page);
    await site.open(KINDS.guide);
    fail();
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText(labels.loadFailure);
    await site.expectFault(/net::ERR_FAILED|Failed to load resource/);
  });
});
