import type { ClientModule } from '@docusaurus/types';
import { showMarks } from '../../../search/box/marks';

const clientModule: ClientModule = { onRouteDidUpdate: showMarks };

export default clientModule;
