import type { StarterTexts } from '../starter/settings';
import type { Locale } from './locales';

/** The texts of pages before the application is there. */
export const STARTER_TEXTS: Readonly<Record<Locale, StarterTexts>> = {
  en: {
    linkCopied: 'Link copied',
    loadFailure: 'Parts of this page could not be loaded. You can read it and follow its links.',
    retry: 'Retry',
    search: 'Search the site',
    searchField: 'Name, type or words',
    searchPlaceholder: 'Option.map, string -> Option<number>, time out…',
  },
  fr: {
    linkCopied: 'Lien copié',
    loadFailure:
      'Certaines parties de cette page n’ont pas pu être chargées. Vous pouvez la lire et suivre ses liens.',
    retry: 'Réessayer',
    search: 'Rechercher dans le site',
    searchField: 'Nom, type ou mots',
    searchPlaceholder: 'Option.map, string -> Option<number>, délai…',
  },
};
