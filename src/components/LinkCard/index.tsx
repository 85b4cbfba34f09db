import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import NewTabMark from '@site/src/components/NewTabMark';
import styles from './styles.module.css';

export interface LinkCardProps {
  readonly to: string;
  /** The level of the title among the headings of the page. */
  readonly heading: 'h2' | 'h3';
  readonly title: ReactNode;
  readonly description?: ReactNode;
}

/** A card that leads somewhere wherever it is clicked, and is one short link for those who listen. */
export default function LinkCard(props: LinkCardProps): ReactNode {
  const { to, heading: Heading, title, description } = props;
  return (
    <div className={styles.card}>
      <Heading className={styles.title}>
        <Link to={to}>
          {title}
          <NewTabMark href={to} />
        </Link>
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </div>
  );
}
