// Change: the link of a heading has a name that says what it does,
// and no tooltip that repeats it; titles of pages and headings of the lowest levels have an anchor
// for links from elsewhere, and no link of their own.
import { Children, type ComponentProps, type ReactNode, isValidElement } from 'react';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { HASH_LINK_CLASS } from '@site/src/dom/framework';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export type HeadingProps = ComponentProps<Level> & { readonly as: Level };

/** The title of a page stands at its address, and a part of a member near that of the member. */
const WITHOUT_LINK: ReadonlySet<Level> = new Set(['h1', 'h5', 'h6']);

/** A character without a width: the sign before it comes from the stylesheet. */
const ZERO_WIDTH_SPACE = '\u{200B}';

/** The words of what a heading holds, be they code or not. */
function wordsOf(content: ReactNode): string {
  return Children.toArray(content)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') {
        return part;
      }
      return isValidElement<{ readonly children?: ReactNode }>(part)
        ? wordsOf(part.props.children)
        : '';
    })
    .join('');
}

export default function Heading({ as: As, id, ...props }: HeadingProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchorClassName = useAnchorTargetClassName(id);
  if (id === undefined) {
    return <As {...props} />;
  }
  collectAnchor(id);
  if (WITHOUT_LINK.has(As)) {
    return <As {...props} className={clsx(anchorClassName, props.className)} id={id} />;
  }
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: wordsOf(props.children) || id },
  );
  return (
    <As {...props} className={clsx('anchor', anchorClassName, props.className)} id={id}>
      {props.children}
      <Link className={HASH_LINK_CLASS} to={`#${id}`} aria-label={label} translate="no">
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
  );
}
