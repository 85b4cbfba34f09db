import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** The same values as in the guides, which share the reader's choice. */
const MANAGERS = [
  { value: 'npm', label: 'npm', install: 'npm install ' },
  { value: 'pnpm', label: 'pnpm', install: 'pnpm add ' },
  { value: 'yarn', label: 'Yarn', install: 'yarn add ' },
  { value: 'bun', label: 'Bun', install: 'bun add ' },
  { value: 'deno', label: 'Deno', install: 'deno add npm:' },
] as const;

export default function InstallCommands({
  packageName,
}: {
  readonly packageName: string;
}): ReactNode {
  const { registry } = useDocusaurusContext().siteConfig.customFields ?? {};
  const [scope] = packageName.split('/');
  // Until the packages are published, the site is their registry.
  const setting = `echo "${scope}:registry=${String(registry)}" >> .npmrc`;
  return (
    <Tabs groupId="package-manager" className={styles.managers ?? ''}>
      {MANAGERS.map(({ value, label, install }) => (
        <TabItem key={value} value={value} label={label} className={styles.command ?? ''}>
          <CodeBlock language="bash">{`${setting}\n${install}${packageName}`}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
