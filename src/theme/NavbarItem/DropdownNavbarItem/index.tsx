// Change: a menu may have a name of its own, where the theme gives it that of its current item.
import type { ReactNode } from 'react';
import OriginalDropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

interface NamedMenuProps extends Props {
  readonly menuLabel?: string;
}

export default function DropdownNavbarItem({ menuLabel, ...props }: NamedMenuProps): ReactNode {
  return <OriginalDropdownNavbarItem {...props} label={menuLabel ?? props.label} />;
}
