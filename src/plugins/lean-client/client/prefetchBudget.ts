import type { ClientModule } from '@docusaurus/types';
import { renewBudget } from './prefetch';

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      renewBudget();
    }
  },
};

export default clientModule;
