import { buildPackages } from './buildPackages';

buildPackages();
