// The stock bar claims to be the banner of the page, which is the navbar: this one is a named region, a
// landmark of its own. It also needs no placeholder for its button.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  const { backgroundColor, textColor, isCloseable } = announcementBar;
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
      <Content className={clsx(styles.content)} />
      {isCloseable && <CloseButton className={clsx(styles.close)} onClick={close} />}
    </section>
  );
}
