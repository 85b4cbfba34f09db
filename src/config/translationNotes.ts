/** What the French site says of a page that is not in French, or in a French of an older text. */
export const TRANSLATION_NOTES = {
  untranslated: 'Cette page n’est pas encore traduite.',
  stale: 'Le texte anglais a changé depuis cette traduction',
};
