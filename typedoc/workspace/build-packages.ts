import { buildPackages } from './build';

buildPackages();
