import type { Option } from '@tstd/core';

import { bundledVariables } from './bundledVariables.js';
import { readOwn } from './readOwn.js';

/** The variables of the different platforms. Every part may be missing. */
interface Globals {
  readonly Deno?: { readonly env?: { readonly get?: (name: string) => Option<string> } };
  readonly process?: { readonly env?: unknown };
}

/**
 * Reads a variable from the process or, if it is missing there, from the bundle.
 *
 * @throws The exception of the platform if it denies access.
 */
export function readPlatform(name: string): Option<string> {
  return readProcess(name) ?? readOwn(bundledVariables(), name);
}

function readProcess(name: string): Option<string> {
  const { Deno, process } = globalThis as Globals;
  // Deno also has `process`, for compatibility with Node.
  return typeof Deno?.env?.get === 'function' ? Deno.env.get(name) : readOwn(process?.env, name);
}
