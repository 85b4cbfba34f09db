// Change: src/starter/ marks where the reader is, so that it is marked before the application is
// there; without a class for the mark the theme leaves that to others. A field narrows a long list
// of members.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { CONTENTS_ATTRIBUTE, FILTER_ATTRIBUTE } from '@site/src/dom/contents';
import { REFERENCE_PLUGIN_ID, readMemberTitle } from '@site/typedoc/plugin/contract';
import styles from './styles.module.css';

/** As many members are found at a glance. */
const GLANCE = 12;

export default function TOC({ className, ...props }: Props): ReactNode {
  const isReference = useRouteContext().plugin.id === REFERENCE_PLUGIN_ID;
  const members = props.toc.filter(({ value }) => readMemberTitle(value) !== undefined);
  return (
    <div
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      {...{ [CONTENTS_ATTRIBUTE]: '' }}
    >
      {isReference && members.length > GLANCE && <Filter />}
      <TOCItems {...props} />
    </div>
  );
}

function Filter(): ReactNode {
  const label = translate({
    id: 'TOC.filter',
    message: 'Filter members',
    description: 'Names the field that narrows the list of the members of a page',
  });
  return (
    <input
      type="search"
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      data-native=""
      {...{ [FILTER_ATTRIBUTE]: '' }}
    />
  );
}
