import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import * as Env from '@tstd/env/Env';

import type { SupportOptions } from './model.js';

/** The parts of the platforms used here. Each of them may be missing. */
interface Globals {
  readonly Deno?: { readonly [name: string]: { readonly isTerminal?: () => boolean } | undefined };
  readonly process?: { readonly [name: string]: { readonly isTTY?: boolean } | undefined };
}

/**
 * Checks whether the destination of the text displays styles.
 *
 * The first condition that is met determines the result:
 *
 * | Condition | Result |
 * | --- | --- |
 * | `FORCE_COLOR` is empty, `1`, `2`, `3` or `true` | `true` |
 * | `FORCE_COLOR` has any other value, such as `0` or `false` | `false` |
 * | `NO_COLOR` is set and not empty | `false` |
 * | `TERM` is `dumb` | `false` |
 * | the stream is a terminal | `true` |
 * | the stream is a file, a pipe or unknown, as in a browser | `false` |
 *
 * `FORCE_COLOR` is interpreted as documented by Node and takes precedence over `NO_COLOR` (no-color.org), as in Node. Both variables apply to all styles, not only to colours.
 *
 * @param options - The destination of the text. The default is the standard output of the program.
 * @returns Whether the destination displays styles.
 *
 * @example The effect of the environment variables
 * ```ts
 * import { ANSICode } from '@tstd/console';
 * import { Env } from '@tstd/env';
 *
 * ANSICode.isSupported({ env: Env.from({ FORCE_COLOR: '1' }) }); // => true
 * ANSICode.isSupported({ env: Env.from({ FORCE_COLOR: '0' }) }); // => false
 * ANSICode.isSupported({ env: Env.from({ NO_COLOR: '1' }) }); // => false
 * ```
 *
 * @alias supportsColor, supportsColors, isColorSupported, NO_COLOR, FORCE_COLOR, hasColors,
 *   isatty, getColorDepth
 * @keywords TTY, terminal, detect, pipe, CI, disable, colours, redirected, file
 * @category Guards
 * @since 1.0.0
 */
export function isSupported(options: SupportOptions = {}): boolean {
  checkObject(options, 'options');
  const { env = Env.current(), stream = 'stdout' } = options;
  checkObject(env, 'env');
  const isStream = ['stdout', 'stderr'].includes(stream);
  checkArgument(isStream, 'stream', '"stdout" or "stderr"', stream);
  const force = Env.get(env, 'FORCE_COLOR');
  if (force !== undefined) {
    return ['', '1', '2', '3', 'true'].includes(force);
  }
  const isRefused = (Env.get(env, 'NO_COLOR') ?? '') !== '' || Env.get(env, 'TERM') === 'dumb';
  return !isRefused && isTerminal(stream);
}

function isTerminal(stream: 'stdout' | 'stderr'): boolean {
  const { Deno, process } = globalThis as Globals;
  try {
    const file = Deno?.[stream];
    return typeof file?.isTerminal === 'function'
      ? file.isTerminal()
      : process?.[stream]?.isTTY === true;
  } catch {
    // Node creates the stream on first access, and throws if its file is closed.
    return false;
  }
}
