import { afterEach, describe, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('package-list', () => {
  test('lists every package of the workspace with the path of its reference', () => {
    const listed = summarizePackages('en').flatMap(({ packages }) => packages);
    expect(listed).toHaveLength(discoverPackages().length);
    expect(listed).toEqual(
      expect.arrayContaining(
        discoverPackages().map(({ name, shortName, manifest }) => ({
          name,
          description: manifest.description,
          path: `/api/${shortName}`,
        })),
      ),
    );
  });

  test('lists them by purpose, as the root of the reference does', () => {
    const [first] = summarizePackages('en');
    expect(first).toMatchObject({ id: 'values', title: 'Describe values and failures' });
    expect(first?.packages.map(({ name }) => name)).toEqual([
      '@tstd/core',
      '@tstd/error',
      '@tstd/core-type',
    ]);
  });

  test('translates purposes and descriptions', () => {
    const [first] = summarizePackages('fr');
    expect(first?.title).toBe('Décrire des valeurs et des échecs');
    expect(first?.packages[0]?.description).toMatch(/^shared\/packages: /);
  });

  test('writes the list of the locale as a module that pages can import', async () => {
    const createData = vi.fn();
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    const { loadContent, contentLoaded } = packageList();
    const content = await loadContent?.();
    await contentLoaded?.({ content: content ?? [], actions: { createData } as never });
    expect(createData).toHaveBeenCalledExactlyOnceWith(
      'packages.json',
      JSON.stringify(summarizePackages('fr')),
    );
  });

  test('is made anew when the manifest of a package changes', () => {
    expect(packageList().getPathsToWatch?.()).toEqual([
      `${REPOSITORY}/typedoc/packages/*/package.json`,
    ]);
  });
});
