import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NPM_SCOPE } from '../workspace/packages';
import { type Block, locationIn } from './blocks';
import type { Problem } from './sourceLocation';

/** Guides may import the dev dependencies in this file. */
const LIBRARIES = 'bench/package.json';

const NO_PACKAGE = /^(?:[./#]|\w+:)/;

type Libraries = ReadonlyMap<string, string>;

export function readLibraries(root: string): Libraries {
  const file = join(root, LIBRARIES);
  const { devDependencies = {} } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { devDependencies?: Record<string, string> })
    : {};
  return new Map(Object.entries(devDependencies));
}

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

export function findForeignImports(block: Block, libraries: Libraries): readonly Problem[] {
  return block.example.imports.flatMap(({ specifier, position }) => {
    const library = libraryOf(specifier);
    if (library === undefined) {
      return [];
    }
    const location = locationIn(block, position);
    if (block.source.isPackage) {
      const message = `An example of a package can import only ${NPM_SCOPE} packages: move the code that needs "${library}" to a guide`;
      return [{ location, message }];
    }
    const message = `"${library}" is not declared: add its exact version to the dev dependencies of ${LIBRARIES}, then run "npm install"`;
    return libraries.has(library) ? [] : [{ location, message }];
  });
}
