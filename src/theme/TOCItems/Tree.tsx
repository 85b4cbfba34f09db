// Change: in the reference a member has the mark of its kind; a stylesheet shows it.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useRouteContext from '@docusaurus/useRouteContext';
import { REFERENCE_PLUGIN_ID, readMemberTitle } from '@site/typedoc/plugin/contract';
import type { Props } from '@theme/TOCItems/Tree';

export default function Tree(props: Props): ReactNode {
  const { toc, className, linkClassName, isChild } = props;
  const isReference = useRouteContext().plugin.id === REFERENCE_PLUGIN_ID;
  return (
    toc.length > 0 && (
      <ul className={isChild === true ? undefined : className}>
        {toc.map(({ id, value, children }) => {
          const member = isReference ? readMemberTitle(value) : undefined;
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                {...(linkClassName !== null && { className: linkClassName })}
                {...(member && { 'data-kind': member.kind })}
                // It comes from the headings of the page, where the same is shown.
                dangerouslySetInnerHTML={{
                  __html: member === undefined || member.kind === 'function' ? value : member.name,
                }}
              />
              <Tree {...props} isChild toc={children} />
            </li>
          );
        })}
      </ul>
    )
  );
}
