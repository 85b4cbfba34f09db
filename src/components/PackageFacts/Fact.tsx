import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of what is known. */
export default function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
