import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { REFERENCE_ROOT } from '@site/typedoc/plugin/contract';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface HomeHeroProps {
  /** An example of what the text says. */
  readonly children: ReactNode;
}

export default function HomeHero({ children }: HomeHeroProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={styles.band}>
      <div className={clsx('container', styles.hero)}>
        <div>
          <h1 className={styles.title}>{siteConfig.title}</h1>
          <p className={styles.lead}>
            <Translate id="home.lead" description="Says in one sentence what tstd is">
              {
                'tstd is a family of TypeScript packages for what the language leaves out: errors are typed values, data stays plain, and every documented example runs.'
              }
            </Translate>
          </p>
          <p className={styles.status}>
            <Translate id="home.status" description="Says that nothing is published yet">
              Pre-release: the packages are tested and documented, but none is published to a
              registry yet.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/getting-started/Introduction"
            >
              <Translate id="home.getStarted" description="Leads to the first guide">
                Get started
              </Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to={REFERENCE_ROOT}>
              <Translate id="home.reference" description="Leads to the API reference">
                API reference
              </Translate>
            </Link>
          </p>
        </div>
        <div className={styles.example}>{children}</div>
      </div>
    </div>
  );
}
