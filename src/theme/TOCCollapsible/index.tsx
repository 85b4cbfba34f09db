// Change: an element of HTML that opens and closes by itself, and stays in sight while one reads;
// src/starter/ says in it what is read, and closes it when a reader has chosen.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { CONTENTS_ATTRIBUTE, CURRENT_ATTRIBUTE } from '@site/src/dom/contents';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)} {...{ [CONTENTS_ATTRIBUTE]: '' }}>
      <summary className={styles.bar}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
        <span
          className={styles.current}
          suppressHydrationWarning
          // The starter writes into it, and React leaves it alone.
          dangerouslySetInnerHTML={{ __html: '' }}
          {...{ [CURRENT_ATTRIBUTE]: 'name' }}
        />
      </summary>
      <TOCItems {...props} className={clsx('table-of-contents', styles.list)} />
    </details>
  );
}
