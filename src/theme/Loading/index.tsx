// Change: translated, in the colours of the site, and announced to assistive technology.
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export interface LoadingProps extends LoadingComponentProps {
  readonly error: unknown;
}

export default function Loading({ error, retry, pastDelay }: LoadingProps): ReactNode {
  if (error) {
    return <Failure error={error} retry={retry} />;
  }
  return pastDelay ? <Spinner /> : null;
}

function Failure({ error, retry }: Pick<LoadingProps, 'error' | 'retry'>): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate
          id="Loading.retry"
          description="Label of the button that loads a part of the page again that could not be loaded"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}

function Spinner(): ReactNode {
  return (
    <div
      className={styles.spinner}
      role="status"
      aria-label={translate({
        id: 'Loading.label',
        message: 'Loading',
        description: 'Names the sign that a part of the page is being loaded',
      })}
    />
  );
}
