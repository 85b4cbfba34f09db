import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import NewTabMark from '@site/src/components/NewTabMark';
import styles from './styles.module.css';

export interface LinkLineProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link on a line of its own, in a fact of several lines. */
export default function LinkLine({ to, children }: LinkLineProps): ReactNode {
  return (
    <Link to={to} className={styles.line ?? ''}>
      {children}
      <NewTabMark href={to} />
    </Link>
  );
}
