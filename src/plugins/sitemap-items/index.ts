import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { type Locale, LOCALES, SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { baseUrlOf } from '../../config/localeConfig';
import { SITE } from '../../config/site';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

type LocalizedSitemapItem = SitemapItem & {
  readonly links: readonly { readonly lang: string; readonly url: string }[];
};

/** Each locale is built alone, but all have the same pages, so their addresses can be derived. */
export const sitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  siteConfig,
  ...params
}) => {
  const items = await defaultCreateSitemapItems({ siteConfig, ...params });
  return localizeItems(items, siteConfig.baseUrl);
};

export function localizeItems(
  items: readonly SitemapItem[],
  baseUrl: string,
): LocalizedSitemapItem[] {
  const prefix = (locale: Locale): string => `${SITE.url}${baseUrlOf(locale)}`;
  return items.flatMap((item) => {
    const path = item.url.slice(`${SITE.url}${baseUrl}`.length);
    const links = [
      ...LOCALES.map((lang) => ({ lang, url: `${prefix(lang)}${path}` })),
      { lang: 'x-default', url: `${prefix(SOURCE_LOCALE)}${path}` },
    ];
    return LOCALES.map((locale) => ({ ...item, url: `${prefix(locale)}${path}`, links }));
  });
}
