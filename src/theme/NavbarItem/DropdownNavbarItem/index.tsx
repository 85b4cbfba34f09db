// Change: a menu may have a name and a page of its own, where the theme takes those of its current item.
import type { ReactNode } from 'react';
import OriginalDropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

interface NamedMenuProps extends Props {
  readonly menuLabel?: string;
  /** Where a press on the name leads. */
  readonly menuTo?: string;
}

export default function DropdownNavbarItem({
  menuLabel,
  menuTo,
  ...props
}: NamedMenuProps): ReactNode {
  const own = {
    ...(menuLabel !== undefined && { label: menuLabel }),
    ...(menuTo !== undefined && { to: menuTo }),
  };
  return <OriginalDropdownNavbarItem {...props} {...own} />;
}
