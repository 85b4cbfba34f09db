import { checkArgument } from '@tstd/error';

/** Throws when what should name something is not a text, or is empty. */
export function checkName(name: unknown, parameter: string): void {
  checkArgument(
    typeof name === 'string' && name !== '',
    parameter,
    'a text that is not empty',
    name,
  );
}
