import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import NewTabMark from '@site/src/components/NewTabMark';
import { type FactName, factNames } from './factNames';
import styles from './styles.module.css';

export interface FactProps {
  readonly name: FactName;
  /** What all of it is a link to. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** One line of what is known. */
export default function Fact({ name, to, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{factNames()[name]}</dt>
      <dd>
        {to === undefined ? (
          children
        ) : (
          <Link to={to}>
            {children}
            <NewTabMark href={to} />
          </Link>
        )}
      </dd>
    </div>
  );
}
