import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadTable } from '../../search/loadTable';
import { tellLoadFailure } from '../../starter/loadFailure';
import {
  SEARCH_EVENT,
  type Typed,
  hasSearchEntry,
  takeSearchEntry,
  whenComposed,
} from '../../starter/searchEntry';
import type { SearchBoxProps } from '../SearchBox';
import styles from './styles.module.css';

interface SearchButtonProps {
  /** Loads the box, once it is asked for: pages that nobody searches from do not pay for it. */
  readonly loadBox?: () => Promise<{ readonly default: ComponentType<SearchBoxProps> }>;
}

const importBox = () => import('../SearchBox');

/**
 * Leads to the search: src/starter/ opens it by a click, by `/` and by Ctrl-K, and takes what is
 * typed until the box is there. Without scripts the button is a link to all names.
 */
export default function SearchButton({ loadBox = importBox }: SearchButtonProps): ReactNode {
  const page = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  /** The text that was typed while the box was loading; nothing while it is closed. */
  const [typed, setTyped] = useState<Typed>();
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();

  // With the page, not after it: a key may come before other effects.
  useLayoutEffect(() => {
    const showBox = async (): Promise<void> => {
      // The box asks for it too, and deals with what goes wrong.
      loadTable().catch(() => undefined);
      try {
        const { default: loaded } = await loadBox();
        await whenComposed();
        // Nothing, where the box was asked for twice and is open already.
        const entered = takeSearchEntry();
        // In one go: a key goes to the one field or to the other.
        flushSync(() => {
          setBox(() => loaded);
          setTyped((before) => entered ?? before);
        });
      } catch {
        tellLoadFailure(() => void showBox());
      }
    };
    const onOpen = (event: Event): void => {
      if (Box === undefined) {
        void showBox();
      } else {
        event.preventDefault();
        flushSync(() => {
          setTyped({ query: '', isEntered: false });
        });
      }
    };
    if (hasSearchEntry()) {
      void showBox();
    }
    document.addEventListener(SEARCH_EVENT, onOpen);
    return () => {
      document.removeEventListener(SEARCH_EVENT, onOpen);
    };
  }, [Box, loadBox]);

  return (
    <>
      <a
        className={styles.button}
        href={page}
        role={isBrowser ? 'button' : undefined}
        data-native="search"
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <span className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>
          {translate({ id: 'SearchButton.label', message: 'Search' })}
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </a>
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
