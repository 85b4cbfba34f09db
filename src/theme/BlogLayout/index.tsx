// Fixes an axe violation: in the stock layout, the table of contents of a post is not in a landmark.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import OriginalLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayout({ toc, ...props }: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'Names the table of contents',
  });
  const landmark = Boolean(toc) && (
    <nav aria-label={label} className={styles.toc}>
      {toc}
    </nav>
  );
  return <OriginalLayout {...props} toc={landmark} />;
}
