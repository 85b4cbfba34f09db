import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadTable } from '../../search/names/loadTable';
import type { SearchBoxProps, Typed } from '../SearchBox';
import styles from './styles.module.css';

let box: Promise<ComponentType<SearchBoxProps>> | undefined;

/** Loads the box once it is asked for: pages that nobody searches from do not pay for it. */
async function loadBox(): Promise<ComponentType<SearchBoxProps>> {
  box ??= import('../SearchBox').then((module) => module.default);
  try {
    return await box;
  } catch (error) {
    // The next one who asks may be online again.
    box = undefined;
    throw error;
  }
}

function warmUp(): void {
  loadBox().catch(() => {
    // Opening the box deals with it.
  });
}

const NOTHING: Typed = { query: '', isEntered: false };

/** Opens the search box, by a click, by `/` and by Ctrl-K; without scripts it leads to all names. */
export default function SearchButton(): ReactNode {
  const page = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  /** The text that was typed while the box was loading. */
  const [typed, setTyped] = useState<Typed>();
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();

  const open = (): void => {
    setTyped(NOTHING);
    // The box asks for it too, and deals with what goes wrong.
    loadTable().catch(() => undefined);
    loadBox().then(
      (loaded) => {
        setBox(() => loaded);
      },
      () => {
        // The page of results says what is wrong, or can be loaded by now.
        window.location.assign(page);
      },
    );
  };

  // A key may come before the browser has drawn, and with it before other effects.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (typed === undefined) {
        if (isShortcut(event)) {
          event.preventDefault();
          open();
        }
      } else if (Box === undefined) {
        const next = typeKey(typed, event);
        if (next !== typed) {
          event.preventDefault();
          setTyped(next);
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  const label = translate({
    id: 'SearchButton.label',
    message: 'Search',
    description: 'Names the button in the navbar that opens the search box',
  });
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <>
      {isBrowser ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={open}
          onFocus={warmUp}
          onPointerEnter={warmUp}
        >
          {content}
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </button>
      ) : (
        <a className={styles.button} href={page}>
          {content}
        </a>
      )}
      {typed !== undefined && Box !== undefined && (
        <Box
          typed={typed}
          onClose={() => {
            setTyped(undefined);
          }}
        />
      )}
    </>
  );
}

/** Keys that are typed into a field are text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey;
  }
  return key === '/' && !(target instanceof Element && target.closest(FIELDS) !== null);
}

/** Returns what is typed after a key, or nothing where all of it is taken back. */
function typeKey(
  typed: Typed,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): Typed | undefined {
  switch (key) {
    case 'Escape':
      return undefined;
    case 'Enter':
      return { ...typed, isEntered: true };
    case 'Backspace':
      return { query: typed.query.slice(0, -1), isEntered: false };
    default:
      // Keys that are no letters have longer names, and Ctrl-Alt is how some keyboards write signs.
      return key.length > 1 || metaKey || (ctrlKey && !altKey)
        ? typed
        : { query: typed.query + key, isEntered: false };
  }
}
