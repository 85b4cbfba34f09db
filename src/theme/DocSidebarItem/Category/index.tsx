// Change: a package of the API reference collapses when the reader goes on to another one.
import { type ReactNode, useState } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { SidebarCategoryProps } from '@site/typedoc/plugin/contract';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, activePath } = props;
  const timesLeft = useTimesLeft(isActiveSidebarItem(item, activePath));
  const { collapsesWhenLeft = false }: SidebarCategoryProps = item.customProps ?? {};
  // A new key renders the category anew, collapsed as at first. It changes only for a category that the
  // reader leaves, so that the focus stays in the one they come to.
  return <OriginalCategory key={collapsesWhenLeft ? timesLeft : 0} {...props} />;
}

/** How many times the reader has gone from a page of a category to one outside of it. */
function useTimesLeft(isActive: boolean): number {
  const [visit, setVisit] = useState({ isActive, timesLeft: 0 });
  if (visit.isActive !== isActive) {
    setVisit({ isActive, timesLeft: visit.timesLeft + Number(!isActive) });
  }
  return visit.timesLeft;
}
