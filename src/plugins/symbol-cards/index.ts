import type { Plugin } from '@docusaurus/types';

/** Shows a card about a symbol while a link to it in code or in the list of members is pointed at or has the focus. */
export default function symbolCards(): Plugin {
  return {
    name: 'symbol-cards',
    getClientModules: () => ['./client/watchLinks.ts'],
  };
}
