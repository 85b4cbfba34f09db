import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface FailureNoticeProps {
  /** The name of the part that could not be loaded. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function FailureNotice({ children, onRetry }: FailureNoticeProps): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <span>{children}</span>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="FailureNotice.retry" description="Tries again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
