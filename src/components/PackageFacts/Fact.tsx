import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import NewTabMark from '@site/src/components/NewTabMark';
import { type FactName, factNames } from './factNames';
import styles from './styles.module.css';

export interface FactProps {
  readonly name: FactName;
  /** Where the whole fact links to. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** A name and its value in a description list. */
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
