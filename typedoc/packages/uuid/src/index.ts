import * as UUID from './UUID.js';

type UUID = UUID.UUID;

export { UUID };
export { nameBasedUUID } from './nameBasedUUID.js';
export { randomUUID } from './randomUUID.js';
export { timeOrderedUUID } from './timeOrderedUUID.js';
export type { UUIDSource } from './UUIDSource.js';
export type { UUIDString } from './UUIDString.js';
