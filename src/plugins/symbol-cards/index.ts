import type { Plugin } from '@docusaurus/types';

/** Says in a card what a name in code is, while it is pointed at or has the focus. */
export default function symbolCards(): Plugin {
  return {
    name: 'symbol-cards',
    getClientModules: () => ['./client/watchNames.ts'],
  };
}
