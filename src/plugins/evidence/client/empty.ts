/** What the browser has of the page of evidence: its HTML is there already. */
export const table = '';
export const rest = '';
