import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** The values are those of the guides, so that one choice holds for both. */
const MANAGERS = [
  { value: 'npm', label: 'npm', install: 'npm install ' },
  { value: 'pnpm', label: 'pnpm', install: 'pnpm add ' },
  { value: 'yarn', label: 'Yarn', install: 'yarn add ' },
  { value: 'bun', label: 'Bun', install: 'bun add ' },
  { value: 'deno', label: 'Deno', install: 'deno add npm:' },
] as const;

export interface InstallTabsProps {
  readonly packageName: string;
}

/** The command that installs a package, for each package manager. */
export default function InstallTabs({ packageName }: InstallTabsProps): ReactNode {
  return (
    <>
      <p className={styles.label}>
        <Translate id="PackageFacts.install" description="Stands above commands that install">
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
                  description="Leads to what the site says of publication"
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
      <Tabs groupId="package-manager" className={styles.managers ?? ''}>
        {MANAGERS.map(({ value, label, install }) => (
          <TabItem key={value} value={value} label={label} className={styles.command ?? ''}>
            <CodeBlock language="bash">{`${install}${packageName}`}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}
