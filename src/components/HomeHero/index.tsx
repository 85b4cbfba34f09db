import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import InstallCommands from '../InstallCommands';
import styles from './styles.module.css';

export default function HomeHero({
  scope,
  children,
}: {
  readonly scope: string;
  readonly children: ReactNode;
}): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={styles.band}>
      <div className={clsx('container', styles.hero)}>
        <div className={styles.start}>
          <h1 className={styles.title}>{siteConfig.title}</h1>
          <p className={styles.lead}>
            <Translate
              id="home.lead"
              description="Says in one sentence what the packages are"
              values={{ name: String(siteConfig.customFields?.['shortTitle']) }}
            >
              {
                '{name} is a family of TypeScript packages that fill the gaps in the language: errors are typed values, data stays plain, and every example in the documentation is tested.'
              }
            </Translate>
          </p>
          <InstallCommands packageName={`${scope}/core`} />
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/tutorial/values">
              <Translate id="home.tutorial" description="Leads to the tutorial">
                Start the tutorial
              </Translate>
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to="/docs/getting-started/import-style"
            >
              <Translate id="home.install" description="Leads to the page on installing">
                Install and import
              </Translate>
            </Link>
          </p>
        </div>
        <div className={styles.example}>{children}</div>
      </div>
    </div>
  );
}
