// Change: src/starter/ marks where the reader is, so that it is marked before the application is
// there; without a class for the mark the theme leaves that to others. A field narrows a long list
// of members.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import MemberFilter from '@site/src/components/MemberFilter';
import { CONTENTS_ATTRIBUTE } from '@site/src/dom/contents';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <div
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      {...{ [CONTENTS_ATTRIBUTE]: '' }}
    >
      <MemberFilter toc={props.toc} />
      <TOCItems {...props} />
    </div>
  );
}
