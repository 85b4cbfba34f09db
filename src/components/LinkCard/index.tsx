import type { ReactNode } from 'react';
import { MarkedLink } from '../NewTabMark';
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
        <MarkedLink to={to}>{title}</MarkedLink>
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </div>
  );
}
