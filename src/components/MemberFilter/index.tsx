import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props as TOCProps } from '@theme/TOC';
import clsx from 'clsx';
import { FILTER_ATTRIBUTE } from '@site/src/dom/contents';
import { REFERENCE_PLUGIN_ID, readMemberTitle } from '@site/typedoc/plugin/contract';
import styles from './styles.module.css';

/** As many members are found at a glance. */
const GLANCE = 12;

/** A field that narrows the list of contents that it stands in, where many members are in it. */
export default function MemberFilter({ toc }: { readonly toc: TOCProps['toc'] }): ReactNode {
  const isReference = useRouteContext().plugin.id === REFERENCE_PLUGIN_ID;
  const members = toc.filter(({ value }) => readMemberTitle(value) !== undefined);
  if (!isReference || members.length <= GLANCE) {
    return null;
  }
  const label = translate({
    id: 'TOC.filter',
    message: 'Filter members',
    description: 'Names the field that narrows the list of the members of a page',
  });
  return (
    <input
      type="search"
      className={clsx(styles.filter)}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      data-native=""
      {...{ [FILTER_ATTRIBUTE]: '' }}
    />
  );
}
