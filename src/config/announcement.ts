import type { UserThemeConfig } from '@docusaurus/theme-common';
import { siteTexts } from './siteTexts';

/** Give a new announcement a new id: readers who closed the old one will see it. */
export const ANNOUNCEMENT: UserThemeConfig['announcementBar'] = {
  id: 'pre-release-1.0.0-alpha.0',
  content: siteTexts().announcement,
  backgroundColor: '#1e293b',
  textColor: '#f8fafc',
  isCloseable: true,
};
