import { checkArgument } from '@tstd/error';

/** Throws if a name is not a string, or is empty. */
export function checkName(name: unknown, parameter: string): void {
  checkArgument(typeof name === 'string' && name !== '', parameter, 'a non-empty string', name);
}
