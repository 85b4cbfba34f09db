import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { rememberOpened } from './opened';

export interface Target {
  readonly path: string;
  readonly title?: string;
}

export interface Follow {
  readonly follow: (target: Target | undefined) => void;
  readonly loading: string | undefined;
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
    let isCurrent = true;
    void canLoad(attempt.path).then((isLoaded) => {
      if (isCurrent && isLoaded) {
        leaveFor(attempt);
      } else if (isCurrent) {
        setAttempt({ ...attempt, hasFailed: true });
      }
    });
    return () => {
      isCurrent = false;
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

/** If Docusaurus cannot load a page, it reloads the site, which shows an error page when offline. */
async function canLoad(path: string): Promise<boolean> {
  const { pathname } = new URL(path, window.location.href);
  try {
    if (pathname !== window.location.pathname && !loaded.has(pathname)) {
      // `preload` does nothing on a slow connection, or if it was called before, even if that failed.
      await (window.docusaurus.preload(pathname) || fetch(pathname, { method: 'HEAD' }));
      loaded.add(pathname);
    }
    return true;
  } catch {
    return false;
  }
}
