/** The element that holds the settings, as JSON. */
export const SETTINGS_ID = 'starter-settings';

/** What a page passes to its starter. */
export interface StarterSettings {
  /** The end of the theme's keys in the storage. */
  readonly storageNamespace: string;
  readonly texts: StarterTexts;
}

/** The texts of the notice, in the language of the page. */
export interface StarterTexts {
  readonly loadFailure: string;
  readonly retry: string;
}

export function readSettings(): StarterSettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as StarterSettings;
}
