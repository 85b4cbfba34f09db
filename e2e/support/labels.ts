import { readFileSync } from 'node:fs';
import { siteTexts } from '../../src/config/siteTexts';
import type { StarterTexts } from '../../src/starter/settings';
import { localeFolder } from '../../typedoc/workspace/content';
import { type Locale, SOURCE_LOCALE } from '../../typedoc/workspace/locales';

/** The labels of the site in English, with the ids of their translations. */
const TEXTS = {
  announcementClose: ['theme.AnnouncementBar.closeButtonAriaLabel', 'Close'],
  backToMainMenu: [
    'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    '← Back to main menu',
  ],
  backToTop: ['theme.BackToTopButton.buttonAriaLabel', 'Scroll back to top'],
  breadcrumbs: ['theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs'],
  breadcrumbsHome: ['theme.docs.breadcrumbs.home', 'Home page'],
  closeMenu: ['theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar'],
  collapseDropdown: [
    'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
    'Collapse the dropdown',
  ],
  colorMode: [
    'theme.colorToggle.ariaLabel',
    'Switch between dark and light mode (currently {mode})',
  ],
  colorModeDark: ['theme.colorToggle.ariaLabel.mode.dark', 'dark mode'],
  colorModeLight: ['theme.colorToggle.ariaLabel.mode.light', 'light mode'],
  colorModeSystem: ['theme.colorToggle.ariaLabel.mode.system', 'system mode'],
  copied: ['CodeBlock.copied', 'Copied'],
  copyCode: ['CodeBlock.copy', 'Copy'],
  copyPage: ['PageAsMarkdown.copy', 'Copy as Markdown'],
  docsSidebar: ['theme.docs.sidebar.navAriaLabel', 'Docs sidebar'],
  expandDropdown: [
    'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
    'Expand the dropdown',
  ],
  externalLink: ['theme.IconExternalLink.ariaLabel', '(opens in new tab)'],
  filterMembers: ['TOC.filter', 'Filter members'],
  languages: ['theme.navbar.mobileLanguageDropdown.label', 'Languages'],
  linkToHeading: ['theme.common.headingLinkTitle', 'Direct link to {heading}'],
  loadingPage: ['progressBar.label', 'Loading the page'],
  mainNavigation: ['theme.NavBar.navAriaLabel', 'Main'],
  notFound: ['theme.NotFound.title', 'Page Not Found'],
  pageCrashed: ['theme.ErrorPageContent.title', 'This page crashed.'],
  pageError: ['ErrorPageContent.pageTitle', 'Page Error'],
  searchField: ['SearchBox.input', 'Name, type or words'],
  searchNothing: [
    'SearchStatus.nothing',
    'No results. Try another word, part of a name, or a type.',
  ],
  searchSwapped: ['SearchResults.reason.parametersSwapped', 'parameters swapped'],
  signature: ['CodeBlock.signature', 'Signature'],
  signatureOf: ['CodeBlock.signatureOf', 'Signature of {name}'],
  skipToContent: ['theme.common.skipToMainContent', 'Skip to main content'],
  toggleMenu: ['theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar'],
  tryAgain: ['theme.ErrorPageContent.tryAgain', 'Try again'],
  versions: ['theme.navbar.mobileVersionsDropdown.label', 'Versions'],
  viewPage: ['PageAsMarkdown.view', 'View as Markdown'],
} as const satisfies Readonly<Record<string, readonly [id: string, english: string]>>;

type Name = keyof typeof TEXTS;

export type Labels = Readonly<Record<Name | keyof StarterTexts, string>>;

/**
 * Returns the texts of the site in a language.
 *
 * @throws Error if a text is not translated.
 */
export function labelsOf(locale: Locale): Labels {
  const own = locale === SOURCE_LOCALE ? undefined : readTranslations(locale);
  const texts = Object.entries(TEXTS).map(([name, [id, english]]) => {
    const text = own === undefined ? english : own[id]?.message;
    if (text === undefined) {
      throw new Error(`"${id}" has no text in ${locale}: run "npm run translate"`);
    }
    return [name, text];
  });
  // SAFETY: the names are those of TEXTS.
  return { ...siteTexts(locale).starter, ...Object.fromEntries(texts) } as Labels;
}

/** Returns the label of the toggle in a colour mode. */
export function colorModeLabel(
  labels: Labels,
  mode: 'colorModeSystem' | 'colorModeLight' | 'colorModeDark',
): string {
  return labels.colorMode.replace('{mode}', labels[mode]);
}

function readTranslations(
  locale: Locale,
): Readonly<Record<string, { message: string } | undefined>> {
  return JSON.parse(readFileSync(`${localeFolder(locale)}/code.json`, 'utf8')) as ReturnType<
    typeof readTranslations
  >;
}
