import type { UserThemeConfig } from '@docusaurus/theme-common';
import { ANNOUNCEMENT } from './announcement';
import { FOOTER } from './footer';
import { NAVBAR } from './navbar';
import { LOCALES } from '../../typedoc/workspace/locales';
import { currentLocale, openGraphName } from './localeConfig';
import { siteTexts } from './siteTexts';

export const ADDITIONAL_CODE_LANGUAGES = ['bash', 'diff', 'json'];

export const THEME_CONFIG: UserThemeConfig = {
  image: `img/social-card-${currentLocale()}.png`,
  metadata: [
    { name: 'robots', content: 'index, follow' },
    { name: 'revisit-after', content: '7 days' },
    { name: 'description', content: siteTexts().description },
    // Docusaurus uses the language of the page, which has no region.
    { property: 'og:locale', content: openGraphName(currentLocale()) },
    ...LOCALES.filter((locale) => locale !== currentLocale()).map((locale) => ({
      property: 'og:locale:alternate',
      content: openGraphName(locale),
    })),
  ],
  announcementBar: ANNOUNCEMENT,
  colorMode: { respectPrefersColorScheme: true },
  navbar: NAVBAR,
  footer: FOOTER,
  prism: { additionalLanguages: ADDITIONAL_CODE_LANGUAGES },
};
