export { timeout } from './timeout.js';
