import type { UserThemeConfig } from '@docusaurus/theme-common';
import { siteTexts } from './siteTexts';

/** A new announcement needs a new id, so that readers who closed the old one see it. */
export const ANNOUNCEMENT: UserThemeConfig['announcementBar'] = {
  id: 'pre-release-1.0.0-alpha.0',
  content: siteTexts().announcement,
  backgroundColor: '#232a75',
  textColor: '#f8fafc',
  isCloseable: true,
};
