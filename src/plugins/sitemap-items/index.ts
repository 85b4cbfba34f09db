import type { Options as PresetOptions } from '@docusaurus/preset-classic';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** An alternate of a page in another language, as the sitemap writer takes it. */
interface AlternateLink {
  readonly lang: string;
  readonly url: string;
}

type LocalizedSitemapItem = SitemapItem & { readonly links: readonly AlternateLink[] };

/**
 * Lists every page in all languages, each with its alternates.
 *
 * Each locale is built alone and would list its own pages only; since all locales have the same
 * pages, the addresses of the others follow from the base URLs.
 */
export const sitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  siteConfig,
  ...params
}) => {
  const items = await defaultCreateSitemapItems({ siteConfig, ...params });
  return localizeItems(items, {
    url: siteConfig.url,
    baseUrl: siteConfig.baseUrl,
    locales: siteConfig.i18n.locales,
    defaultLocale: siteConfig.i18n.defaultLocale,
  });
};

export interface SitemapLocales {
  readonly url: string;
  /** The base URL of the locale that is built. */
  readonly baseUrl: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

export function localizeItems(
  items: readonly SitemapItem[],
  { url, baseUrl, locales, defaultLocale }: SitemapLocales,
): LocalizedSitemapItem[] {
  const current = locales.find(
    (locale) => locale !== defaultLocale && baseUrl.endsWith(`/${locale}/`),
  );
  const root = current === undefined ? baseUrl : baseUrl.slice(0, -(current.length + 1));
  const prefix = (locale: string) => `${url}${root}${locale === defaultLocale ? '' : `${locale}/`}`;
  return items.flatMap((item) => {
    const path = item.url.slice(`${url}${baseUrl}`.length);
    const links = [
      ...locales.map((lang) => ({ lang, url: `${prefix(lang)}${path}` })),
      { lang: 'x-default', url: `${prefix(defaultLocale)}${path}` },
    ];
    return locales.map((locale) => ({ ...item, url: `${prefix(locale)}${path}`, links }));
  });
}
