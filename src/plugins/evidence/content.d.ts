declare module 'evidence-html' {
  /** The parts of the page as HTML; empty in the application of a browser. */
  export const table: string;
  export const rest: string;
}
