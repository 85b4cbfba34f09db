import { checkArgument } from '@tstd/error';
import { hasMethods } from './hasMethods.js';

/** Throws unless an argument can be listened to as an AbortSignal can. */
export function checkSignal(value: unknown, name: string): void {
  const isSignal =
    hasMethods(value, ['addEventListener', 'removeEventListener']) && 'aborted' in value;
  checkArgument(isSignal, name, 'an AbortSignal', value);
}
