import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type PackageFacts as Facts, inVersion } from '@site/typedoc/reference/contract';
import InstallCommands from '../InstallCommands';
import FactList from './FactList';
import styles from './styles.module.css';

export interface PackageFactsProps {
  readonly facts: Facts;
  readonly description: string;
  /** The frozen version of the documentation, if any. */
  readonly docs?: string | undefined;
}

export default function PackageFacts({ facts, description, docs }: PackageFactsProps): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { name } = facts;
  return (
    <header className={styles.header}>
      <h1>{name}</h1>
      <p>{description}</p>
      <FactList {...facts} docs={docs} />
      <div className={styles.install}>
        <p className={styles.label}>
          <Translate id="PackageFacts.install" description="Heads the commands that install">
            Install
          </Translate>
        </p>
        {customFields?.['registry'] !== undefined && (
          <p className={styles.note}>
            <Translate
              id="PackageFacts.unpublished"
              description="Says where a command to install gets the package from"
              values={{
                registry: (
                  <Link
                    to={inVersion('/docs/getting-started/import-style#install-a-package', docs)}
                  >
                    <Translate
                      id="PackageFacts.registryOfSite"
                      description="Leads to the section on installing"
                    >
                      this site
                    </Translate>
                  </Link>
                ),
              }}
            >
              {'Until the first release, {registry} is the registry of the packages.'}
            </Translate>
          </p>
        )}
        <InstallCommands packageName={name} />
      </div>
    </header>
  );
}
