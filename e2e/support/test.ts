import { type Page, type Response, test as base, expect } from '@playwright/test';
import { baseUrlOf } from '../../src/config/localeConfig';
import { SITE } from '../../src/config/site';
import { type Fault, watchFaults } from './faults';
import { type Locale, LOCALES as SITE_LOCALES } from '../../typedoc/workspace/locales';
import { type Labels, labelsOf } from './labels';

/** The site as a reader uses it; a test that takes it fails when a page is at fault. */
class Site {
  readonly page: Page;
  readonly #faults: Fault[];

  constructor(page: Page, faults: Fault[]) {
    this.page = page;
    this.#faults = faults;
  }

  /** Opens a page by its path below the site's base, and waits until its application has started. */
  async open(path: string, page: Page = this.page): Promise<Response> {
    const response = await this.read(path, page);
    await this.start(page);
    return response;
  }

  /** Opens a page as those do who only read it: its application is not there. */
  async read(path: string, page: Page = this.page): Promise<Response> {
    const response = await page.goto(path);
    if (response === null) {
      throw new Error(`"${path}" was not loaded: only its hash differs from what is open`);
    }
    return response;
  }

  /** Starts the application without a sign that would change the page, and waits for it. */
  async start(page: Page = this.page): Promise<void> {
    await expect
      .poll(() => startApplication(page), { message: 'the application', intervals: [20, 50] })
      .toBe(true);
  }

  /**
   * Says that a fault was provoked: it must have occurred, and the test does not fail for it.
   *
   * Call it last, when everything that the provoked fault brings about has happened.
   */
  async expectFault(pattern: RegExp): Promise<void> {
    await expect
      .poll(() => this.faults(pattern).length, `the provoked fault ${String(pattern)}`)
      .toBeGreaterThan(0);
    const others = this.#faults.filter((fault) => !pattern.test(fault));
    this.#faults.splice(0, this.#faults.length, ...others);
  }

  /** The faults so far that match a pattern. */
  faults(pattern: RegExp): readonly Fault[] {
    return this.#faults.filter((fault) => pattern.test(fault));
  }
}

/** Tells whether the application of a page has started, and starts it if not. */
async function startApplication(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F24' }));
      return document.documentElement.dataset['hasHydrated'] === 'true';
    });
  } catch {
    // Another page has come in its place.
    return false;
  }
}

interface Fixtures {
  readonly site: Site;
  /**
   * Whether links prefetch what they lead to. Most tests are an eighth faster without, and the next
   * page is then asked for only when the reader goes there.
   */
  readonly prefetches: boolean;
}

export const test = base.extend<Fixtures>({
  prefetches: [false, { option: true }],
  site: async ({ context, page, baseURL, prefetches }, use) => {
    if (!prefetches) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: '2g', saveData: false },
        });
      });
    }
    const faults = watchFaults(context, new URL(String(baseURL)).origin);
    await use(new Site(page, faults));
    expect(faults, 'nothing is printed, fails or leaves the host').toEqual([]);
  },
});

export { expect };

/** The languages of the site, each with the path of its home below the site's base. */
export const LOCALES: readonly {
  readonly locale: Locale;
  readonly home: string;
  readonly labels: Labels;
}[] = SITE_LOCALES.map((locale) => ({
  locale,
  home: baseUrlOf(locale).slice(SITE.baseUrl.length),
  labels: labelsOf(locale),
}));

/** The path of a page as the browser shows it: with the site's base before it. */
export function withBase(path: string): string {
  return `${SITE.baseUrl}${path}`;
}

/** A pattern of the whole address of a page, with or without what follows `?` and `#`. */
export function addressOf(path: string): RegExp {
  const escaped = withBase(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^http://[^/]+${escaped}(?:[?#].*)?$`);
}
