import { type Page, type Response, test as base, expect } from '@playwright/test';
import { baseUrlOf } from '../../src/config/localeConfig';
import { SITE } from '../../src/config/site';
import { type Fault, watchFaults } from './faults';
import { type Locale, LOCALES as SITE_LOCALES } from '../../typedoc/workspace/locales';
import { type Labels, labelsOf } from './labels';

/** The site as a reader uses it. A test that uses it fails if a page has a fault. */
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

  /** Opens a page like a reader who never interacts: the application does not start. */
  async read(path: string, page: Page = this.page): Promise<Response> {
    const response = await page.goto(path);
    if (response === null) {
      throw new Error(`"${path}" was not loaded: only its hash differs from what is open`);
    }
    return response;
  }

  /** Starts the application with an event that does not change the page, and waits for it. */
  async start(page: Page = this.page): Promise<void> {
    await expect
      .poll(() => startApplication(page), { message: 'the application', intervals: [20, 50] })
      .toBe(true);
  }

  /**
   * Checks that a fault that the test provoked has occurred, and removes it.
   *
   * Call it last, after everything that the fault causes has happened.
   */
  async expectFault(pattern: RegExp): Promise<void> {
    await expect
      .poll(() => this.faults(pattern).length, `the provoked fault ${String(pattern)}`)
      .toBeGreaterThan(0);
    const others = this.#faults.filter((fault) => !pattern.test(fault));
    this.#faults.splice(0, this.#faults.length, ...others);
  }

  faults(pattern: RegExp): readonly Fault[] {
    return this.#faults.filter((fault) => pattern.test(fault));
  }
}

/** Returns whether the application of a page has started, and starts it if not. */
async function startApplication(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F24' }));
      return document.documentElement.dataset['hasHydrated'] === 'true';
    });
  } catch {
    // Another page has replaced this one.
    return false;
  }
}

interface Fixtures {
  readonly site: Site;
  /**
   * Whether links prefetch their target. Without this most tests are an eighth faster, and pages are
   * requested only when the reader opens them.
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

/** The languages of the site, with the path of their home page below the site's base. */
export const LOCALES: readonly {
  readonly locale: Locale;
  readonly home: string;
  readonly labels: Labels;
}[] = SITE_LOCALES.map((locale) => ({
  locale,
  home: baseUrlOf(locale).slice(SITE.baseUrl.length),
  labels: labelsOf(locale),
}));

/** Returns the path of a page in the address bar, which includes the site's base. */
export function withBase(path: string): string {
  return `${SITE.baseUrl}${path}`;
}

/** Returns a pattern of the full address of a page, with or without query and hash. */
export function addressOf(path: string): RegExp {
  const escaped = withBase(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^http://[^/]+${escaped}(?:[?#].*)?$`);
}
