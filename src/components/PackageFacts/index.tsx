import type { ReactNode } from 'react';
import type { PackageFacts as Facts } from '@site/typedoc/reference/contract';
import FactList from './FactList';
import InstallTabs from './InstallTabs';
import styles from './styles.module.css';

export interface PackageFactsProps {
  readonly facts: Facts;
  readonly description: string;
}

export default function PackageFacts({ facts, description }: PackageFactsProps): ReactNode {
  const { name } = facts;
  return (
    <header className={styles.header}>
      <h1>{name}</h1>
      <p>{description}</p>
      <FactList {...facts} />
      <div className={styles.install}>
        <InstallTabs packageName={name} />
      </div>
    </header>
  );
}
