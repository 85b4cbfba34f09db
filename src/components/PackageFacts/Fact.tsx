import type { ReactNode } from 'react';
import { MarkedLink } from '../NewTabMark';
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
      <dd>{to === undefined ? children : <MarkedLink to={to}>{children}</MarkedLink>}</dd>
    </div>
  );
}

/** A link on a line of its own, in a fact of several lines. */
export function LinkLine(props: { readonly to: string; readonly children: ReactNode }): ReactNode {
  return <MarkedLink {...props} className={styles.line ?? ''} />;
}
