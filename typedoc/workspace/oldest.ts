import type current from 'typescript';
import oldest from 'typescript-oldest';

/*
 * The least that a project must have to use the packages. The pages state it, and a test compares.
 */

/** The oldest TypeScript: `5.4`. */
export const OLDEST_TYPESCRIPT: string = oldest.versionMajorMinor;

/** Its compiler. What the tests use of it has not changed since. */
export const oldestCompiler = oldest as unknown as typeof current;

/** The oldest `lib`: the declarations have `bigint`, and options of `Intl` that came with it. */
export const OLDEST_LIBRARY = 'ES2020';

/** The oldest Node, on which all tests run. */
export const OLDEST_NODE = 20;
