export const SETTINGS_ID = 'starter-settings';

export interface StarterSettings {
  /** The suffix of the theme's storage keys. */
  readonly storageNamespace: string;
  /** The storage key of whether `/` opens the search. */
  readonly slashKey: string;
  readonly texts: StarterTexts;
}

export interface StarterTexts {
  readonly loadFailure: string;
  readonly retry: string;
}

export function readSettings(): StarterSettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as StarterSettings;
}
