// The stock bar claims to be the banner of the page, which is the navbar: this one is a named region, a
// landmark of its own. It also needs no placeholder for its button.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
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
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', 'close', styles.close)}
          onClick={close}
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
