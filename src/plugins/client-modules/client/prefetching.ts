import type { ClientModule } from '@docusaurus/types';

/**
 * Prefetches the pages that visible links lead to one by one, when the browser has nothing else to
 * do.
 *
 * Finding the files of a page takes milliseconds, and all links in sight ask at once: on a slow
 * phone, what was pressed would wait for half a second. Docusaurus has no setting for it; not needed
 * any more when its links wait until the browser is idle.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) {
      const { prefetch, preload } = window.docusaurus;
      window.docusaurus = {
        prefetch: (path) => {
          whenIdle(() => {
            void prefetch(path);
          });
          return false;
        },
        preload,
      };
    }
  },
};

export default clientModule;

/** Calls a function when the browser is idle, or in a task of its own where it cannot tell. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
  } else {
    setTimeout(run);
  }
}
