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
          description="Says that a command to install does not work yet"
          values={{
            preRelease: (
              <Link to="/docs/getting-started/Introduction">
                <Translate
                  id="PackageFacts.preRelease"
                  description="Leads to the section on publishing the packages"
                >
                  pre-release
                </Translate>
              </Link>
            ),
          }}
        >
          {'Not published yet: this is a {preRelease}.'}
        </Translate>
      </p>
      <InstallCommands packageName={packageName} />
    </>
  );
}
