/** The texts of the list of keys, in the language of the page. */
export interface KeyTexts {
  readonly title: string;
  /** The keys and what they do, by where they do it. */
  readonly groups: readonly KeyGroup[];
  /** Labels the box that turns the single keys on and off. */
  readonly single: string;
  /** Says what is left when they are off. */
  readonly singleNote: string;
  readonly close: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], text: string])[];
}
