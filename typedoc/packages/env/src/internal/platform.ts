import type { Option } from '@tstd/core';

import { bundledVariables } from './bundledVariables.js';
import { readOwn } from './readOwn.js';

/** What the platforms have. Each part may be there or not. */
interface Globals {
  readonly Deno?: { readonly env?: { readonly get?: (name: string) => Option<string> } };
  readonly process?: { readonly env?: unknown };
}

/**
 * Reads a variable from the process, or else from the bundle.
 *
 * @throws What the platform throws when it denies the access.
 */
export function readPlatform(name: string): Option<string> {
  return readProcess(name) ?? readOwn(bundledVariables(), name);
}

function readProcess(name: string): Option<string> {
  const { Deno, process } = globalThis as Globals;
  // Deno also has `process`, for the code of Node.
  return typeof Deno?.env?.get === 'function' ? Deno.env.get(name) : readOwn(process?.env, name);
}
