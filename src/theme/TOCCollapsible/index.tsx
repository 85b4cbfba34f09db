// Change: an element of HTML that opens and closes by itself, and stays in sight while one reads;
// src/starter/ says in it what is read, and closes it when a reader has chosen. In the reference the
// package and the page stand before it.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import MemberFilter from '@site/src/components/MemberFilter';
import { CONTENTS_ATTRIBUTE, CURRENT_ATTRIBUTE } from '@site/src/dom/contents';
import { packageOfPath } from '@site/typedoc/plugin/contract';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <div className={clsx(styles.place, className)}>
      <Above />
      <details className={styles.contents} {...{ [CONTENTS_ATTRIBUTE]: '' }}>
        <summary className={styles.bar}>
          <span className={styles.label}>
            <Translate
              id="theme.TOCCollapsible.toggleButtonLabel"
              description="The label used by the button on the collapsible TOC component"
            >
              On this page
            </Translate>
          </span>
          <span
            className={styles.current}
            suppressHydrationWarning
            // The starter writes into it, and React leaves it alone.
            dangerouslySetInnerHTML={{ __html: '' }}
            {...{ [CURRENT_ATTRIBUTE]: 'name' }}
          />
        </summary>
        <div className={styles.sheet}>
          <MemberFilter toc={props.toc} />
          <TOCItems {...props} className="table-of-contents" />
        </div>
      </details>
    </div>
  );
}

/** Leads to the package and to the top of a page of the reference. */
function Above(): ReactNode {
  const { metadata } = useDoc();
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const path = `/${metadata.permalink.slice(base.length)}`;
  const packageName = packageOfPath(path);
  const name = path.split('/')[4];
  if (packageName === undefined || name === undefined) {
    return null;
  }
  return (
    <span className={styles.above}>
      <Link to={`/api/${packageName}`}>{packageName}</Link>
      {' › '}
      <Link to={pathname}>{name}</Link>
      {' ›'}
    </span>
  );
}
