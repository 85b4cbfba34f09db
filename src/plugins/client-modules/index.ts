import type { Plugin } from '@docusaurus/types';

/** Workarounds for Docusaurus client bugs. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    // The address must come first, because the other modules and the router read it.
    getClientModules: () => [
      './client/addresses.ts',
      './client/storageGuard.ts',
      './client/progressBar.ts',
    ],
  };
}
