import { useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';

/** Goes to pages of the site that can be loaded, and stays here where they cannot. */
export interface Follow {
  /** Loads a page and goes there; the action comes just before. */
  readonly follow: (path: string, beforeLeaving?: () => void) => void;
  /** Stays here, whatever is being loaded. */
  readonly stay: () => void;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  /** Tries again to go to the page that could not be loaded, if there is one. */
  readonly retry: (() => void) | undefined;
}

interface Attempt {
  readonly path: string;
  readonly beforeLeaving: (() => void) | undefined;
  readonly hasFailed: boolean;
}

export function useFollow(): Follow {
  const history = useHistory();
  const [attempt, setAttempt] = useState<Attempt>();
  const latest = useRef<Attempt>(undefined);

  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const follow = (path: string, beforeLeaving?: () => void): void => {
    const started: Attempt = { path, beforeLeaving, hasFailed: false };
    latest.current = started;
    setAttempt(started);
    loadPage(path).then(
      () => {
        if (latest.current === started) {
          setAttempt(undefined);
          beforeLeaving?.();
          history.push(path);
        }
      },
      () => {
        if (latest.current === started) {
          setAttempt({ ...started, hasFailed: true });
        }
      },
    );
  };

  return {
    follow,
    stay: () => {
      latest.current = undefined;
      setAttempt(undefined);
    },
    loading: attempt?.hasFailed === false ? attempt.path : undefined,
    retry:
      attempt?.hasFailed === true
        ? () => {
            follow(attempt.path, attempt.beforeLeaving);
          }
        : undefined,
  };
}

const loaded = new Set<string>();

/**
 * Loads what a page is made of. The framework does so too when one goes there, but where it cannot
 * it loads the page anew: without a network that would end at an error page of the browser.
 */
async function loadPage(path: string): Promise<void> {
  const { pathname } = new URL(path, window.location.href);
  if (pathname === window.location.pathname || loaded.has(pathname)) {
    return;
  }
  const parts = window.docusaurus.preload(pathname);
  if (parts === false) {
    // It was asked before, perhaps in vain, or the connection is slow: if the site answers, one may
    // go there.
    await fetch(pathname, { method: 'HEAD' });
  } else {
    await parts;
  }
  loaded.add(pathname);
}
