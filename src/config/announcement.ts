import type { UserThemeConfig } from '@docusaurus/theme-common';
import { localized } from './locales';

/** Give a new announcement a new id: readers who closed the old one will see it. */
export const ANNOUNCEMENT: UserThemeConfig['announcementBar'] = {
  id: 'pre-release-1.0.0-alpha.0',
  content: localized({
    en: 'tstd is a pre-release: nothing is published to a registry yet.',
    fr: 'tstd est une préversion\u{A0}: rien n’est encore publié sur un registre.',
  }),
  backgroundColor: '#1e293b',
  textColor: '#f8fafc',
  isCloseable: true,
};
