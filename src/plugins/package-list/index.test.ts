import type { LoadContext } from '@docusaurus/types';
import { describe, expect, test, vi } from 'vitest';
import { discoverPackages, REPOSITORY } from '../../../typedoc/workspace/packages';
import packageList, { summarizePackages } from './index';

vi.mock('../../../typedoc/plugin/catalogue', () => ({
  Catalogue: class {
    readonly #folder: string;

    constructor(folder: string) {
      this.#folder = folder;
    }

    translate(module: string, text: string): string {
      return this.#folder === `${REPOSITORY}/i18n/fr/api` ? `${module}: ${text}` : text;
    }
  },
}));

function contextOf(currentLocale: string): LoadContext {
  return { i18n: { currentLocale } } as LoadContext;
}

describe('package-list', () => {
  test('lists every package of the workspace with the path of its reference', () => {
    expect(summarizePackages('en')).toEqual(
      discoverPackages().map(({ name, shortName, manifest }) => ({
        name,
        description: manifest.description,
        path: `/api/${shortName}`,
      })),
    );
  });

  test('translates the descriptions', () => {
    expect(summarizePackages('fr').map(({ description }) => description)).toEqual(
      discoverPackages().map(({ manifest }) => `shared/packages: ${manifest.description}`),
    );
  });

  test('writes the list of the locale as a module that pages can import', async () => {
    const createData = vi.fn();
    const { loadContent, contentLoaded } = packageList(contextOf('fr'));
    const content = await loadContent?.();
    await contentLoaded?.({ content: content ?? [], actions: { createData } as never });
    expect(createData).toHaveBeenCalledExactlyOnceWith(
      'packages.json',
      JSON.stringify(summarizePackages('fr')),
    );
  });

  test('is made anew when the manifest of a package changes', () => {
    expect(packageList(contextOf('en')).getPathsToWatch?.()).toEqual([
      `${REPOSITORY}/typedoc/packages/*/package.json`,
    ]);
  });
});
