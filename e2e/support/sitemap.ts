import { type APIRequestContext, expect } from '@playwright/test';
import { baseUrlOf } from '../../src/config/localeConfig';
import { SITE } from '../../src/config/site';
import { LOCALES } from '../../typedoc/workspace/locales';

/** A page as a sitemap lists it. */
export interface SitemapEntry {
  readonly address: string;
  /** The addresses of the page by language; `x-default` is for readers of neither. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The address under which the site is published. */
export const PUBLISHED = SITE.url + SITE.baseUrl;

export async function readSitemap(
  request: APIRequestContext,
  path = 'sitemap.xml',
): Promise<readonly SitemapEntry[]> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  const entries = [...(await response.text()).matchAll(/<url>(.*?)<\/url>/gs)];
  expect(entries.length, 'a sitemap lists pages').toBeGreaterThan(0);
  return entries.map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    alternates: Object.fromEntries(
      [...entry.matchAll(/<xhtml:link\b[^>]*>/g)].map(([link]) => [
        attribute(link, 'hreflang'),
        attribute(link, 'href'),
      ]),
    ),
  }));
}

/** The path of a published address below the site's base. */
export function pathOf(address: string): string {
  expect(address.startsWith(PUBLISHED), `${address} is on this site`).toBe(true);
  return address.slice(PUBLISHED.length);
}

/** The addresses of a page in all languages, as its links to alternates must name them. */
export function alternatesOf(path: string): Readonly<Record<string, string>> {
  const homes = new Map(
    LOCALES.map((locale) => [locale, baseUrlOf(locale).slice(SITE.baseUrl.length)]),
  );
  const own = [...homes.values()].find((home) => home !== '' && path.startsWith(home)) ?? '';
  const page = path.slice(own.length);
  return {
    ...Object.fromEntries([...homes].map(([locale, home]) => [locale, PUBLISHED + home + page])),
    'x-default': PUBLISHED + page,
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
