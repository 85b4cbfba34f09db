import type { ClientModule } from '@docusaurus/types';
import { showMarks } from '../../../search/marks';

const clientModule: ClientModule = { onRouteDidUpdate: showMarks };

export default clientModule;
