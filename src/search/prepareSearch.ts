import { loadDetails } from './loadDetails';
import { openSession } from './session';

/** How long one may look at the open box before what has not been asked for is loaded. */
const PAUSE_MILLISECONDS = 1_000;

/** The Network Information API, which some browsers have: https://wicg.github.io/netinfo/. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads the names of a site, and after a while all that its search needs, so that it goes on without
 * a network. Where one saves data, the rest is loaded when it is asked for.
 *
 * @returns What keeps it from being loaded.
 */
export function prepareSearch(baseUrl: string): () => void {
  const ignore = (): void => {
    // Missing files are loaded when they are needed.
  };
  openSession(baseUrl).catch(ignore);
  const timer = window.setTimeout(() => {
    prepare(baseUrl).catch(ignore);
  }, PAUSE_MILLISECONDS);
  return () => {
    window.clearTimeout(timer);
  };
}

async function prepare(baseUrl: string): Promise<void> {
  const { connection } = navigator as NavigatorWithConnection;
  if (connection?.saveData === true) {
    return;
  }
  const session = await openSession(baseUrl);
  await Promise.all([
    session.learnVocabulary(),
    session.prepare(),
    ...session.packages.map((name) => loadDetails(baseUrl, name)),
  ]);
}
