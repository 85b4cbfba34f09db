/** Docusaurus creates storage events with `document.createEvent`; jsdom lacks their type. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- It is what Docusaurus calls.
const createEvent = document.createEvent.bind(document);

Object.defineProperty(document, 'createEvent', {
  value: (type: string) =>
    type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type),
});
