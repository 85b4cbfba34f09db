import type { ThemeTexts } from './theme';

/** The locales that the reference is written in; English is the language of the comments. */
export type ReferenceLocale = 'en' | 'fr';

export const THEME_TEXTS: Readonly<Record<ReferenceLocale, ThemeTexts>> = {
  en: {
    indexTitle: 'API reference',
    indexIntroduction:
      'Every package of the Typed Standard Library, made from the comments and types of its sources.',
    packageHeading: 'Package',
    descriptionHeading: 'What it is for',
    colon: ':',
    namesakes: 'Same name, other page:',
  },
  fr: {
    indexTitle: 'Référence de l’API',
    indexIntroduction:
      'Tous les paquets de la Typed Standard Library, d’après les commentaires et les types de leurs sources.',
    packageHeading: 'Paquet',
    descriptionHeading: 'À quoi il sert',
    colon: '\u00a0:',
    namesakes: 'Même nom, autre page :',
  },
};

/**
 * TypeDoc's own French where it differs from the term table, lacks a word, or leaves out the space
 * before the colon that it writes.
 */
export const TYPEDOC_TEXTS: Readonly<Record<string, Record<string, string>>> = {
  fr: {
    flag_optional: 'Facultatif',
    kind_call_signature: 'Signature d’appel',
    kind_constructor_signature: 'Signature de construction',
    kind_index_signature: 'Signature d’index',
    tag_see: 'Voir aussi',
    tag_throws: 'Lève',
    theme_defined_in: 'Défini dans\u00a0',
    theme_re_exports: 'Décrit avec',
    theme_returns: 'Renvoie',
  },
  en: {
    theme_re_exports: 'Described with',
  },
};

/** How the ids of type parameters begin, in each language. */
export const TYPE_PARAMETER_SLUGS: readonly string[] = ['type-parameter', 'paramètre-de-type'];

/** The title of the column of default values in a table of parameters, in each language. */
export const DEFAULT_VALUE_TITLES: readonly string[] = ['Default value', 'Valeur par défaut'];
