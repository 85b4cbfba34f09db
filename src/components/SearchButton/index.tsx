import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isPlainClick } from '../../dom/isPlainClick';
import { isSearchKey } from '../../dom/isSearchKey';
import { useSlashKey } from '../../search/useSlashKey';
import { FAILURE_EVENT } from '../../starter/notice';
import type { SearchBoxProps } from '../SearchBox';
import StrokeIcon from '../StrokeIcon';
import styles from './styles.module.css';

interface SearchButtonProps {
  readonly loadBox?: () => Promise<{ readonly default: ComponentType<SearchBoxProps> }>;
}

const importBox = () => import('../SearchBox');

/** `src/starter/` finds it by `aria-keyshortcuts`, and also opens it with `/` and Ctrl-K. */
export default function SearchButton({ loadBox = importBox }: SearchButtonProps): ReactNode {
  const page = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isSlashOn] = useSlashKey();
  const label = translate({ id: 'SearchButton.label', message: 'Search' });

  const open = async (): Promise<void> => {
    try {
      const { default: loaded } = await loadBox();
      setBox(() => loaded);
      setOpen(true);
    } catch {
      document.dispatchEvent(new Event(FAILURE_EVENT));
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchKey(event, isSlashOn)) {
      event.preventDefault();
      void open();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  return (
    <>
      <a
        className={styles.button}
        href={page}
        aria-label={label}
        role={isBrowser ? 'button' : undefined}
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        aria-keyshortcuts={`${isSlashOn ? '/ ' : ''}Control+K Meta+K`}
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            void open();
          }
        }}
        onKeyDown={(event) => {
          // A link responds only to Enter.
          if (event.key === ' ') {
            event.preventDefault();
            void open();
          }
        }}
      >
        <StrokeIcon width={18} height={18} path="M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zm5 12l6 6" />
        <span className={styles.label}>{label}</span>
        {isSlashOn && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
      </a>
      {isOpen && Box !== undefined && (
        <Box
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
