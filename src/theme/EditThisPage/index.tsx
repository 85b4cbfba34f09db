// Change: the link says that it opens a new tab, for which the theme has no place, and has no icon
// among its neighbours that have none.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { MarkedLink } from '@site/src/components/NewTabMark';
import type { Props } from '@theme/EditThisPage';

export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <MarkedLink to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <Translate
        id="theme.common.editThisPage"
        description="The link label to edit the current page"
      >
        Edit this page
      </Translate>
    </MarkedLink>
  );
}
