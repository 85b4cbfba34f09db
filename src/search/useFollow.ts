import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { rememberOpened } from './opened';

/** A page to go to. */
export interface Target {
  readonly path: string;
  /** What it is remembered by, if it is to be remembered. */
  readonly title?: string;
}

/** Goes to pages of the site that can be loaded, and stays here where they cannot. */
export interface Follow {
  /** Goes to a page; without one it stays here, whatever is being loaded. */
  readonly follow: (target: Target | undefined) => void;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  /** Tries again to go to the page that could not be loaded, if there is one. */
  readonly retry: (() => void) | undefined;
}

type Attempt = Target & { readonly hasFailed?: boolean };

export function useFollow(beforeLeaving?: () => void): Follow {
  const history = useHistory();
  const [attempt, setAttempt] = useState<Attempt>();
  const hasFailed = attempt?.hasFailed === true;

  const leaveFor = useEffectEvent(({ path, title }: Target) => {
    setAttempt(undefined);
    if (title !== undefined) {
      rememberOpened({ path, title });
    }
    beforeLeaving?.();
    history.push(path);
  });
  useEffect(() => {
    if (attempt === undefined || attempt.hasFailed) {
      return undefined;
    }
    let isWanted = true;
    void canLoad(attempt.path).then((isLoaded) => {
      if (isWanted && isLoaded) {
        leaveFor(attempt);
      } else if (isWanted) {
        setAttempt({ ...attempt, hasFailed: true });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return {
    follow: setAttempt,
    loading: hasFailed ? undefined : attempt?.path,
    retry: hasFailed
      ? () => {
          setAttempt({ ...attempt, hasFailed: false });
        }
      : undefined,
  };
}

const loaded = new Set<string>();

/**
 * Loads what a page is made of. The framework does so too when one goes there, but where it cannot
 * it loads the page anew: without a network that would end at an error page of the browser.
 */
async function canLoad(path: string): Promise<boolean> {
  const { pathname } = new URL(path, window.location.href);
  try {
    if (pathname !== window.location.pathname && !loaded.has(pathname)) {
      // Without parts it was asked before, perhaps in vain, or the connection is slow: if the site
      // answers, one may go there.
      await (window.docusaurus.preload(pathname) || fetch(pathname, { method: 'HEAD' }));
      loaded.add(pathname);
    }
    return true;
  } catch {
    return false;
  }
}
