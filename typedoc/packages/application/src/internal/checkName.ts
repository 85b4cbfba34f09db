import { ArgumentError } from '@tstd/error';
import { nameOfKind } from './nameOfKind.js';

/** Throws when what should name something is not a text, or is empty. */
export function checkName(what: string, name: unknown): void {
  if (typeof name !== 'string') {
    throw new ArgumentError({
      message: `Expected ${what} to be a text, received ${nameOfKind(name)}`,
    });
  }
  if (name === '') {
    throw new ArgumentError({ message: `Expected ${what} not to be empty` });
  }
}
