import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
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
      <Heading as="h2" id="packages">
        {translate({
          id: 'home.packages',
          message: 'Which package do you need?',
          description: 'Heads the list of packages by problem',
        })}
      </Heading>
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
