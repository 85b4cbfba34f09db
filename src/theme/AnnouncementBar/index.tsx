// Change: one component instead of three; a named region instead of a second banner landmark;
// src/starter/ closes the bar, so that it can be closed before the application is there;
// hidden on the home page, which says the same beside what it is about.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const isHome = useLocation().pathname === useBaseUrl('/');
  if (!announcementBar) {
    return null;
  }
  const { id, content, backgroundColor, textColor, isCloseable } = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{ backgroundColor, color: textColor }}
      data-announcement={id}
      hidden={isHome}
      aria-label={translate({
        id: 'AnnouncementBar.label',
        message: 'Announcement',
        description: 'Names the announcement bar for assistive technology',
      })}
    >
      {/* The content is HTML from the configuration of this site. */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', 'close', styles.close)}
          data-native="announcement"
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
            description: 'The ARIA label for close button of announcement bar',
          })}
        >
          <IconClose width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </section>
  );
}
