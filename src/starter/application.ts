import { HYDRATED_ATTRIBUTE, HYDRATED_DATA } from '../dom/framework';

const WAITING_SCRIPTS = 'script[data-application]';

const PATIENCE_MILLISECONDS = 15_000;

export interface ApplicationEvents {
  readonly onReady: () => void;
  /** Called at most once; the application may still start afterwards. */
  readonly onFailure: () => void;
}

export function createStart({ onReady, onFailure }: ApplicationEvents): () => void {
  const root = document.documentElement;
  const pending = new AbortController();
  const { signal } = pending;
  let isStarted = false;
  let hasFailed = false;

  const fail = (): void => {
    if (isStarted && !hasFailed) {
      hasFailed = true;
      onFailure();
    }
  };
  const observer = new MutationObserver(() => {
    if (root.dataset[HYDRATED_DATA] === 'true') {
      observer.disconnect();
      pending.abort();
      onReady();
    }
  });
  observer.observe(root, { attributeFilter: [HYDRATED_ATTRIBUTE] });
  // A missing script, HTML in place of a script, or a chunk that could not be loaded.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) {
        fail();
      }
    },
    { capture: true, signal },
  );
  addEventListener('unhandledrejection', fail, { signal });

  return () => {
    if (isStarted) {
      return;
    }
    isStarted = true;
    whenParsed(() => {
      for (const { src } of document.querySelectorAll<HTMLScriptElement>(WAITING_SCRIPTS)) {
        const script = document.createElement('script');
        script.src = src;
        // Keeps the scripts in order.
        script.async = false;
        document.head.append(script);
      }
      const timer = setTimeout(fail, PATIENCE_MILLISECONDS);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
    });
  };
}

export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', action, { once: true });
  } else {
    action();
  }
}
