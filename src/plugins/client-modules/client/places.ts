import type { ClientModule } from '@docusaurus/types';
import { layOutWhole } from '../../../dom/wholePage';

/**
 * Lays out pages to their end that the router shows, before it scrolls: it goes to anchors by itself,
 * and back to where a reader was.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation !== null) {
      layOutWhole();
    }
  },
};

export default clientModule;
