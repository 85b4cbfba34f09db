import type { Option } from '@tstd/core';

/**
 * Reads an own property as text. Inherited properties of `process.env`, such as `toString`, are not variables.
 *
 * Vite sets booleans as well as strings, such as `import.meta.env.DEV`.
 */
export function readOwn(record: unknown, name: string): Option<string> {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) {
    return undefined;
  }
  const value: unknown = Reflect.get(record, name);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}
