import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NPM_SCOPE } from '../workspace/packages';
import { type Block, placeIn } from './blocks';
import type { Problem } from './place';

/** The libraries that guides may import beside the packages are the dev dependencies in this file. */
const LIBRARIES = 'bench/package.json';

/** Beginnings of a specifier that names no package of npm. */
const NO_PACKAGE = /^(?:[./#]|\w+:)/;

/** The versions of the libraries that guides may import, by their names. */
type Libraries = ReadonlyMap<string, string>;

/** Returns the libraries that the guides of a repository may import. */
export function readLibraries(root: string): Libraries {
  const file = join(root, LIBRARIES);
  const { devDependencies = {} } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { devDependencies?: Record<string, string> })
    : {};
  return new Map(Object.entries(devDependencies));
}

/** Returns the library that a module belongs to: `fp-ts` for `fp-ts/Option`. */
export function libraryOf(specifier: string): string | undefined {
  if (NO_PACKAGE.test(specifier)) {
    return undefined;
  }
  const [scope = '', name] = specifier.split('/');
  if (!scope.startsWith('@')) {
    return scope;
  }
  return scope === NPM_SCOPE || name === undefined ? undefined : `${scope}/${name}`;
}

/** Returns the imports of a block that it may not have, each with what to do. */
export function findForeignImports(block: Block, libraries: Libraries): readonly Problem[] {
  return block.example.imports.flatMap(({ specifier, position }) => {
    const library = libraryOf(specifier);
    if (library === undefined) {
      return [];
    }
    const place = placeIn(block, position);
    if (block.source.isPackage) {
      const message = `An example of a package imports packages of ${NPM_SCOPE} alone: move what needs "${library}" to a guide`;
      return [{ place, message }];
    }
    const message = `"${library}" is not declared: add it to the dev dependencies of ${LIBRARIES} with its exact version, and run npm install`;
    return libraries.has(library) ? [] : [{ place, message }];
  });
}
