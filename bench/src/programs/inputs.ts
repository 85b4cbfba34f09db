/* The inputs of all libraries: the programs in one folder must return the same result. */

export const names: ReadonlyMap<number, string> = new Map([[7, 'Ada']]);

export const orders: readonly { readonly customer: string; readonly cents: number }[] = [
  { customer: 'Ada', cents: 1990 },
  { customer: 'Alan', cents: 500 },
  { customer: 'Ada', cents: 2488 },
];

export const line: unknown = { article: 'lamp', quantity: 3 };

let calls = 0;

/** Rejects two calls out of three. */
export const send = async (): Promise<string> => {
  calls += 1;
  return calls % 3 === 0 ? 'sent' : Promise.reject(new Error('busy'));
};
