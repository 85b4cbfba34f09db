/** The element that holds the settings, as JSON. */
export const SETTINGS_ID = 'starter-settings';

/** The settings that the page gives to its starter. */
export interface StarterSettings {
  /** The path that the pages of this language are below. */
  readonly baseUrl: string;
  /** The end of the keys of the theme in the storage. */
  readonly storageNamespace: string;
  readonly texts: StarterTexts;
}

/** The texts of the starter, in the language of the page. */
export interface StarterTexts {
  readonly linkCopied: string;
  /** Said when the application cannot be loaded. */
  readonly loadFailure: string;
  readonly retry: string;
  /** Names the box that takes a search before the application is there, and its field. */
  readonly search: string;
  readonly searchField: string;
  readonly searchPlaceholder: string;
}

export function readSettings(): StarterSettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as StarterSettings;
}
