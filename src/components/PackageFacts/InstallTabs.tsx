import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import InstallCommands from '../InstallCommands';
import styles from './styles.module.css';

export default function InstallTabs({ packageName }: { readonly packageName: string }): ReactNode {
  return (
    <>
      <p className={styles.label}>
        <Translate id="PackageFacts.install" description="Heads the commands that install">
          Install
        </Translate>
      </p>
      <p className={styles.note}>
        <Translate
          id="PackageFacts.unpublished"
          description="Says where a command to install gets the package from"
          values={{
            registry: (
              <Link to="/docs/getting-started/import-style#install-a-package">
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
      <InstallCommands packageName={packageName} />
    </>
  );
}
