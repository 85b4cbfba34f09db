import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { MANAGERS, installCommands } from './commands';
import styles from './styles.module.css';

export default function InstallCommands({
  packageName,
  queryString = false,
}: {
  readonly packageName: string;
  readonly queryString?: string | false;
}): ReactNode {
  const { registry } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <Tabs groupId="package-manager" queryString={queryString} className={styles.managers ?? ''}>
      {MANAGERS.map((manager) => (
        <TabItem
          key={manager.value}
          value={manager.value}
          label={manager.label}
          className={styles.command ?? ''}
        >
          <CodeBlock language="bash">
            {installCommands(manager, packageName, registry as string | undefined)}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
