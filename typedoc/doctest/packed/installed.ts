import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { REPOSITORY } from '../../workspace/packages';
import { readLibraries } from '../libraries';

export const INSTALLED = 'DOCTEST_INSTALLED';

export function installedFolder(): string | undefined {
  return process.env[INSTALLED];
}

export function resolveInstalled(project: string, scope: string): Plugin {
  const { resolve } = createRequire(join(project, 'package.json'));
  return {
    name: 'resolve-installed',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(`${scope}/`) ? resolve(source) : null),
  };
}

export function linkLibraries(project: string): void {
  for (const library of readLibraries(REPOSITORY).keys()) {
    const installed = join(REPOSITORY, 'node_modules', library);
    const link = join(project, 'node_modules', library);
    if (existsSync(installed) && !existsSync(link)) {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(installed, link, 'junction');
    }
  }
}
