import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import LinkCard from '../LinkCard';
import styles from './styles.module.css';

/** Packages that serve one purpose. */
export interface PurposeSummary {
  /** The anchor of its heading. */
  readonly id: string;
  /** The task of a reader that the packages help with. */
  readonly title: string;
  readonly packages: readonly PackageSummary[];
}

/** A package as pages list it. */
export interface PackageSummary {
  /** The name to import: `@tstd/core`. */
  readonly name: string;
  readonly description: string;
  /** The path of its reference, below the base path of the site. */
  readonly path: string;
}

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
