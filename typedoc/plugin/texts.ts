import type { ReferenceLocale } from './contract';
import type { ThemeTexts } from './theme';

export const THEME_TEXTS: Readonly<Record<ReferenceLocale, ThemeTexts>> = {
  en: {
    map: {
      title: 'API reference',
      introduction:
        'Every package of the Typed Standard Library, made from the comments and types of its sources.',
      exports: (count) => `${count} ${count === 1 ? 'export' : 'exports'}`,
      needs: (names) => `needs ${names}`,
      needsNothing: 'needs no other package',
      graphTitle: 'Which package needs which',
      graphIntroduction:
        'Each package stands above those that it needs, and each name leads to its package. A line that follows from others is left out.',
      graphDescription:
        'The packages, from the one on top of the longest chain of others to those that need none. The lists above say what each of them needs.',
    },
    page: {
      of: 'of',
      parameters: 'Parameters',
      typeParameters: 'Type parameters',
      members: 'Members',
      constructor: 'Constructor',
      returns: 'Returns',
      failsWith: 'Fails with',
      example: 'Example',
      moreExamples: (count) => `More examples (${count})`,
      seeAlso: 'See also',
      contents: 'Contents',
      namespaces: 'Namespaces',
      byCategory: (count) => `${count} ${count === 1 ? 'member' : 'members'} by category`,
      types: 'Types',
      constants: 'Constants',
      others: 'Others',
      fromClass: (name) => `From ${name}`,
      functions: (count) => `${count} functions`,
      source: 'Source',
      colon: ':',
      since: (version) => `Since ${version}`,
      byDefault: (value) => `default ${value}`,
      passages: (count) =>
        count === 1
          ? '1 passage of this page is still in English or translates an older English text'
          : `${count} passages of this page are still in English or translate an older English text`,
      inEnglish: 'Still in English',
      olderEnglish: 'English as translated',
      newerEnglish: 'English now',
    },
  },
  fr: {
    map: {
      title: 'Référence de l’API',
      introduction:
        'Tous les paquets de la Typed Standard Library, d’après les commentaires et les types de leurs sources.',
      exports: (count) => `${count} ${count === 1 ? 'export' : 'exports'}`,
      needs: (names) => `s’appuie sur ${names}`,
      needsNothing: 'ne s’appuie sur aucun autre paquet',
      graphTitle: 'Quel paquet s’appuie sur lequel',
      graphIntroduction:
        'Chaque paquet se trouve au-dessus de ceux sur lesquels il s’appuie, et chaque nom mène à son paquet. Un trait qui découle d’autres traits est omis.',
      graphDescription:
        'Les paquets, de celui qui repose sur la plus longue suite d’autres à ceux qui ne s’appuient sur aucun. Les listes ci-dessus disent sur quoi chacun s’appuie.',
    },
    page: {
      of: 'de',
      parameters: 'Paramètres',
      typeParameters: 'Paramètres de type',
      members: 'Membres',
      constructor: 'Constructeur',
      returns: 'Valeur de retour',
      failsWith: 'Échoue avec',
      example: 'Exemple',
      moreExamples: (count) => `Autres exemples (${count})`,
      seeAlso: 'Voir aussi',
      contents: 'Sommaire',
      namespaces: 'Espaces de noms',
      byCategory: (count) => `${count} ${count === 1 ? 'membre' : 'membres'} par catégorie`,
      types: 'Types',
      constants: 'Constantes',
      others: 'Autres',
      fromClass: (name) => `Fonctions de ${name}`,
      functions: (count) => `${count} fonctions`,
      source: 'Source',
      colon: '\u00a0:',
      since: (version) => `Depuis la version ${version}`,
      byDefault: (value) => `par défaut ${value}`,
      passages: (count) =>
        count === 1
          ? '1 passage de cette page est encore en anglais ou traduit un texte anglais plus ancien'
          : `${count} passages de cette page sont encore en anglais ou traduisent un texte anglais plus ancien`,
      inEnglish: 'Encore en anglais',
      olderEnglish: 'Anglais traduit',
      newerEnglish: 'Anglais actuel',
    },
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
    theme_returns: 'Valeur de retour',
  },
  en: {
    theme_re_exports: 'Described with',
  },
};
