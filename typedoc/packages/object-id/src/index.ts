export { objectId, type ObjectId, type ObjectIdParameter } from './objectId.js';
