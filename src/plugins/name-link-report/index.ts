import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { takeCounts } from '../remark-name-links/count';

/** Says how many names in prose are links, on the pages that were not kept from the last build. */
export default function nameLinkReport(): Plugin {
  return {
    name: 'name-link-report',
    postBuild() {
      const { links, pages } = takeCounts();
      logger.info(`${String(links)} names in prose are links, on ${String(pages)} compiled pages`);
      return Promise.resolve();
    },
  };
}
