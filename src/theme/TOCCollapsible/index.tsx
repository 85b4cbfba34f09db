// On a phone, the table of contents opens without scripts and stays in sight.
import type { MouseEvent, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- What is clicked are links inside, and those work by keyboard.
    <details className={clsx(styles.contents, className)} onClick={closeAfterChoice}>
      <summary className={styles.bar}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <div className={styles.sheet}>
        <TOCItems {...props} className="table-of-contents" />
      </div>
    </details>
  );
}

/** Otherwise the list would cover the section that the reader chose. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a') !== null) {
    currentTarget.open = false;
  }
}
