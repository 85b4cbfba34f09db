import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { PackageSummary } from '@site/src/plugins/package-list';
import LinkCard from '../LinkCard';
import styles from './styles.module.css';

export interface PackageListProps {
  readonly packages: readonly PackageSummary[];
}

export default function PackageList({ packages }: PackageListProps): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.packages" description="Heads the list of packages">
          Packages
        </Translate>
      </h2>
      <ul className={styles.list}>
        {packages.map(({ name, description, path }) => (
          <li key={name}>
            <LinkCard
              to={path}
              heading="h3"
              title={<span className={styles.name}>{name}</span>}
              description={description}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
