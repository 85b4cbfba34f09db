import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PackageDetails } from './details';

const FILE = { '/api/core#one': ['const one: 1', 'One.'] };
const DETAILS = { '/api/core#one': { signature: 'const one: 1', summary: 'One.' } };

let loadDetails: (baseUrl: string, packageName: string) => Promise<PackageDetails>;
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  ({ loadDetails } = await import('./loadDetails'));
  fetched.mockImplementation(() => Promise.resolve(Response.json(FILE)));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('loadDetails()', () => {
  test('loads the details of a package once in each language', async () => {
    expect(await loadDetails('/std/', 'core')).toEqual(DETAILS);
    await loadDetails('/std/', 'core');
    await loadDetails('/std/fr/', 'core');
    expect(fetched.mock.calls).toEqual([
      ['/std/assets/symbols/core.json'],
      ['/std/fr/assets/symbols/core.json'],
    ]);
  });

  test('asks again for what could not be loaded', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(loadDetails('/std/', 'core')).rejects.toThrow(
      '"/std/assets/symbols/core.json" was answered with 404',
    );
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadDetails('/std/', 'core')).rejects.toThrow('Failed to fetch');
    expect(await loadDetails('/std/', 'core')).toEqual(DETAILS);
  });
});
