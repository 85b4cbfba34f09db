import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { NeedRow } from '@site/src/config/homeData';
import styles from './styles.module.css';

export default function NeedList({
  needs,
  scope,
}: {
  readonly needs: readonly NeedRow[];
  readonly scope: string;
}): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.packages" description="Heads the list of packages by problem">
          Which package helps
        </Translate>
      </h2>
      <ul className={styles.list}>
        {needs.map(({ title, packages, guide }) => (
          <li key={title} className={styles.need}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.packages}>
              {packages.map((name) => (
                <Link key={name} to={`/api/${name}`}>
                  {`${scope}/${name}`}
                </Link>
              ))}
            </p>
            <Link to={guide.path}>{guide.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
