import { checkArgument } from '@tstd/error';
import { hasMethods } from './hasMethods.js';

/** Throws if an argument does not have the members of an AbortSignal that this package uses. */
export function checkSignal(value: unknown, name: string): void {
  const isSignal =
    hasMethods(value, ['addEventListener', 'removeEventListener']) && 'aborted' in value;
  checkArgument(isSignal, name, 'an AbortSignal', value);
}
