/** The pages of currencies: one template makes them all. */
const CURRENCY = /\/money\/(?:function|interface)\/(?<code>[A-Z]{3})$/;

/** Currencies of every number of digits, and a fund, which stand for all others. */
const SAMPLE: readonly (string | undefined)[] = ['CLF', 'EUR', 'JPY', 'KWD'];

/** Whether a page is looked at in a browser: of those that one template makes, a few are enough. */
export function isLookedAt(path: string): boolean {
  const match = CURRENCY.exec(path);
  return match === null || SAMPLE.includes(match.groups?.['code']);
}
