/**
 * Docusaurus tells its own tab of what it stores by events that it makes in the old way, which
 * jsdom does not know.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- It is what Docusaurus calls.
const createEvent = document.createEvent.bind(document);

Object.defineProperty(document, 'createEvent', {
  value: (type: string) =>
    type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type),
});
