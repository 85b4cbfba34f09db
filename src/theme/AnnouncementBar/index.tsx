// Change: one component instead of three; a named region instead of a second banner landmark;
// without scripts there is no button that does nothing.
import { type ReactNode, useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  useShownWhenActive(isActive);
  if (!announcementBar || !isActive) {
    return null;
  }
  const { content, backgroundColor, textColor, isCloseable } = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{ backgroundColor, color: textColor }}
      aria-label={translate({
        id: 'AnnouncementBar.label',
        message: 'Announcement',
        description: 'Names the announcement bar for assistive technology',
      })}
    >
      {/* The content is HTML from the configuration of this site. */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && <CloseButton onClick={close} />}
    </section>
  );
}

/**
 * Shows an announcement to readers who closed another one. The theme marks the root before the
 * first paint when any was closed, and the style sheet hides the bar by that mark.
 */
function useShownWhenActive(isActive: boolean): void {
  // On the server, and in the first rendering, nobody knows what the reader has closed.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      delete document.documentElement.dataset['announcementBarInitiallyDismissed'];
    }
  }, [isBrowser, isActive]);
}

function CloseButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', 'close', styles.close)}
      aria-label={translate({
        id: 'theme.AnnouncementBar.closeButtonAriaLabel',
        message: 'Close',
        description: 'The ARIA label for close button of announcement bar',
      })}
      onClick={onClick}
    >
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
