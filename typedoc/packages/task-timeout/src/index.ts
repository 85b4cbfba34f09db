export { timeout } from './timeout.js';
export type { TimeLimit } from './timeout.js';
