import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { Answer } from '@tstd-internal/search';
import { markOnNextPage } from './marks';
import { rememberOpened } from './opened';

/** A page to go to. */
export interface Target {
  readonly path: string;
  /** What it is remembered by, if it is to be remembered. */
  readonly title?: string;
  /** The answer that leads there. */
  readonly answer?: Answer;
}

/** Goes to pages of the site that can be loaded, and stays here where they cannot. */
export interface Follow {
  readonly follow: (target: Target) => void;
  /** Stays here, whatever is being loaded. */
  readonly stay: () => void;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  /** Tries again to go to the page that could not be loaded, if there is one. */
  readonly retry: (() => void) | undefined;
}

interface Attempt {
  readonly target: Target;
  readonly hasFailed: boolean;
}

export function useFollow(beforeLeaving?: () => void): Follow {
  const history = useHistory();
  const [attempt, setAttempt] = useState<Attempt>();

  const leaveFor = useEffectEvent(({ path, title, answer }: Target) => {
    setAttempt(undefined);
    if (title !== undefined) {
      rememberOpened({ path, title });
    }
    if (answer !== undefined) {
      markOnNextPage(answer);
    }
    beforeLeaving?.();
    history.push(path);
  });
  useEffect(() => {
    if (attempt === undefined || attempt.hasFailed) {
      return undefined;
    }
    const { target } = attempt;
    let isWanted = true;
    void canLoad(target.path).then((isLoaded) => {
      if (isWanted && isLoaded) {
        leaveFor(target);
      } else if (isWanted) {
        setAttempt({ target, hasFailed: true });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const follow = (target: Target): void => {
    setAttempt({ target, hasFailed: false });
  };
  const { target, hasFailed = false } = attempt ?? {};
  return {
    follow,
    stay: () => {
      setAttempt(undefined);
    },
    loading: hasFailed ? undefined : target?.path,
    retry:
      target !== undefined && hasFailed
        ? () => {
            follow(target);
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
  if (pathname === window.location.pathname || loaded.has(pathname)) {
    return true;
  }
  try {
    // Without parts it was asked before, perhaps in vain, or the connection is slow: if the site
    // answers, one may go there.
    await (window.docusaurus.preload(pathname) || fetch(pathname, { method: 'HEAD' }));
    loaded.add(pathname);
    return true;
  } catch {
    return false;
  }
}
