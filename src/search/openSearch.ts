import { type SearchSession, openSession } from '@tstd-internal/search';
import { loadTable } from './loadTable';

/** Only a build writes the files of words. */
const HAS_WORDS = process.env.NODE_ENV !== 'development';

let opened: Promise<SearchSession> | undefined;

/** Opens the search of this site in its language, once. After a failure it can be opened again. */
export function openSearch(baseUrl: string): Promise<SearchSession> {
  opened ??= openSession({
    baseUrl,
    loadTable,
    startTypes: () => new Worker(new URL('./typesWorker.ts', import.meta.url)),
    ...(HAS_WORDS && {
      startWords: () => new Worker(new URL('./wordsWorker.ts', import.meta.url)),
    }),
  }).catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}
