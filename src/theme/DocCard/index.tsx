// Change: the site's own card, which shows its text whole and has no emoji in its name.
import type { ReactNode } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import LinkCard from '@site/src/components/LinkCard';
import type { Props } from '@theme/DocCard';

type LinkItem = Extract<Props['item'], { readonly type: 'link' }>;

export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <DocLinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    case 'html':
      throw new Error(`A card cannot show the sidebar item ${JSON.stringify(item)}`);
  }
}

function DocLinkCard({ item }: { readonly item: LinkItem }): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <LinkCard
      to={item.href}
      heading="h2"
      title={item.label}
      description={item.description ?? doc?.description}
    />
  );
}

function CategoryCard({ item }: { readonly item: PropSidebarItemCategory }): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = item.items.length;
  const [first] = item.items;
  const doc = useDocById(first?.type === 'link' ? first.docId : undefined);
  const to = findFirstSidebarItemLink(item);
  if (to === undefined) {
    return null;
  }
  const countText = selectMessage(
    count,
    translate(
      {
        id: 'theme.docs.DocCard.categoryDescription.plurals',
        message: '1 item|{count} items',
        description: 'How many items a category has, on its card',
      },
      { count },
    ),
  );
  return (
    <LinkCard
      to={to}
      heading="h2"
      title={item.label}
      // The first page says what the others are about, and has a translation.
      description={item.description ?? doc?.description ?? countText}
    />
  );
}
