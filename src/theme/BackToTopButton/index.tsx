// Change: src/starter/ shows the button and scrolls, so that both work before the application is
// there; and it goes to the top at once for those who want no motion.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      data-native="back-to-top"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
    />
  );
}
