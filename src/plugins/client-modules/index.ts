import type { Plugin } from '@docusaurus/types';

/** Workarounds for Docusaurus client bugs. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    // The address must come first, because the other module and the router read it.
    getClientModules: () => ['./client/addresses.ts', './client/progressBar.ts'],
  };
}
