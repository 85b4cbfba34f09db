export {
  Application,
  type ApplicationId,
  type ConfigurationTypes,
  type ConfigurationUpdate,
  type ConfigurationValues,
} from './Application.js';
export type { ApplicationRef } from './ApplicationRef.js';
export {
  $storage,
  type ApplicationState,
  type ApplicationStates,
  type ValueType,
} from './ApplicationState.js';
export type { Storage } from './Storage.js';
export { useRef } from './useRef.js';
export { useStorage } from './useStorage.js';
