import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { PackageFacts as Facts } from '@site/typedoc/reference/contract';
import CodeBlock from '@theme/CodeBlock';
import FactList from './FactList';
import InstallTabs from './InstallTabs';
import styles from './styles.module.css';

export interface PackageFactsProps {
  readonly facts: Facts;
  readonly description: string;
}

export default function PackageFacts({ facts, description }: PackageFactsProps): ReactNode {
  const { name, importLine } = facts;
  return (
    <header className={styles.header}>
      <h1>{name}</h1>
      <p>{description}</p>
      <FactList {...facts} />
      <div className={styles.install}>
        <InstallTabs packageName={name} />
        {importLine !== undefined && (
          <>
            <p className={styles.label}>
              <Translate id="PackageFacts.import" description="Stands above a line of code">
                Import
              </Translate>
            </p>
            <CodeBlock language="ts">{importLine}</CodeBlock>
          </>
        )}
      </div>
    </header>
  );
}
