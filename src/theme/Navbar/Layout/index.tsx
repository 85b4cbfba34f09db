// Change: stays hidden for anchors with letters outside ASCII too (French headings have them), and
// is there whenever the keyboard reaches it or the menu of small screens is open.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useHideableNavbar } from './useHideableNavbar';

export interface NavbarLayoutProps {
  readonly children: ReactNode;
}

export default function NavbarLayout({ children }: NavbarLayoutProps): ReactNode {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const { navbarRef, isVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        style !== undefined && `navbar--${style}`,
        hideOnScroll && styles.hideable,
        // The menu stands in the navbar and would go with it.
        !isVisible && !mobileSidebar.shown && styles.hidden,
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={() => {
          mobileSidebar.toggle();
        }}
      />
      <NavbarMobileSidebar />
    </nav>
  );
}
