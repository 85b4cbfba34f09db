import type { Plugin } from '@docusaurus/types';

/** Code of every page that deals with what can go wrong in a browser. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    // The address comes first: the others, and the router, read it.
    getClientModules: () => [
      './client/addresses.ts',
      './client/storageGuard.ts',
      './client/progressBar.ts',
      './client/places.ts',
      './client/prefetching.ts',
    ],
  };
}
