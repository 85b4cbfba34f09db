import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { PurposeSummary } from '@site/src/plugins/package-list';
import LinkCard from '../LinkCard';
import styles from './styles.module.css';

export interface PackageListProps {
  readonly purposes: readonly PurposeSummary[];
}

export default function PackageList({ purposes }: PackageListProps): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.packages" description="Heads the list of packages">
          Packages
        </Translate>
      </h2>
      {purposes.map(({ id, title, packages }) => (
        <section key={id} className={styles.purpose}>
          <h3 id={id}>{title}</h3>
          <ul className={styles.list}>
            {packages.map(({ name, description, path }) => (
              <li key={name}>
                <LinkCard
                  to={path}
                  heading="h4"
                  title={<span className={styles.name}>{name}</span>}
                  description={description}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
