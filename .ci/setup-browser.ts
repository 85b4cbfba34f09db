import { ensureBrowser } from './browser';

console.log(ensureBrowser());
