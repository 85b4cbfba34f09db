import { checkArgument } from '@tstd/error';

/** Throws unless an argument can be a result. */
export function checkResult(value: unknown, name: string): void {
  // A condition of its own is faster than one that is handed over.
  if (typeof value !== 'object' || value === null) {
    checkArgument(false, name, 'a result', value);
  }
}

/** Throws unless an argument can decode and encode. */
export function checkCodec(value: unknown, name: string): void {
  checkArgument(
    typeof (value as { readonly decode?: unknown } | null | undefined)?.decode === 'function',
    name,
    'a codec',
    value,
  );
}

/** Throws unless an argument has a guard. */
export function checkType(value: unknown, name: string): void {
  checkArgument(
    typeof (value as { readonly hasInstance?: unknown } | null | undefined)?.hasInstance ===
      'function',
    name,
    'a type',
    value,
  );
}

/** Throws unless an argument is an order, or an object with one. */
export function checkOrder(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' ||
      typeof (value as { readonly compare?: unknown } | null | undefined)?.compare === 'function',
    name,
    'an order',
    value,
  );
}

/** Throws unless an argument is of a kind that JSON can have. */
export function checkJSON(value: unknown, name: string): void {
  checkArgument(
    ['boolean', 'number', 'object', 'string'].includes(typeof value),
    name,
    'a JSON value',
    value,
  );
}

/** Throws unless an argument is the answer of an order. */
export function checkOrdering(value: unknown, name: string): void {
  checkArgument(value === 0 || value === 1 || value === -1, name, '-1, 0 or 1', value);
}
