// Change: the site's own card, which shows its text whole and has no emoji in its name.
import type { ReactNode } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { MarkedLink } from '@site/src/components/NewTabMark';
import type { Props } from '@theme/DocCard';
import styles from './styles.module.css';

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
    <Card to={item.href} title={item.label} description={item.description ?? doc?.description} />
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
    <Card
      to={to}
      title={item.label}
      // The first page says what the others are about, and has a translation.
      description={item.description ?? doc?.description ?? countText}
    />
  );
}

interface CardProps {
  readonly to: string;
  readonly title: string;
  readonly description: string | undefined;
}

/** Leads somewhere wherever it is clicked, and is one short link for those who listen. */
function Card({ to, title, description }: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <MarkedLink to={to}>{title}</MarkedLink>
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </div>
  );
}
