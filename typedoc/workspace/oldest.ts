import type current from 'typescript';
import oldest from 'typescript-oldest';

export const OLDEST_TYPESCRIPT: string = oldest.versionMajorMinor;

/** The API that the tests use has not changed since. */
export const oldestCompiler = oldest as unknown as typeof current;

/** The first library with `bigint` and the options of `Intl` in our declarations. */
export const OLDEST_LIBRARY = 'ES2020';

export const OLDEST_NODE = 20;
