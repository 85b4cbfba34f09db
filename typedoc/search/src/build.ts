export { readData, storeData, type StoredData } from './columns';
export type { SearchRecord } from './record';
