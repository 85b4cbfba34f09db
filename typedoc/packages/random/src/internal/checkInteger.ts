import { checkArgument } from '@tstd/error';

/** Throws unless the argument is a safe integer. */
export function checkInteger(name: string, value: number): void {
  checkArgument(Number.isSafeInteger(value), name, 'a safe integer', value);
}
