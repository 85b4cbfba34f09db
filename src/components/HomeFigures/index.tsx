import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { HomeFigures as Figures } from '@site/src/config/homeData';
import styles from './styles.module.css';

export default function HomeFigures({ figures }: { readonly figures: Figures }): ReactNode {
  const { packages, exports, examples, size } = figures;
  const list = [
    {
      value: packages,
      label: translate({
        id: 'home.figures.packages',
        message: 'packages without third-party dependencies',
        description: 'Follows the number of packages',
      }),
      to: '/docs/category/packages',
    },
    {
      value: exports,
      label: translate({
        id: 'home.figures.exports',
        message: 'exports, each documented with its types',
        description: 'Follows the number of exports of all packages',
      }),
      to: '/api',
    },
    {
      value: examples,
      label: translate({
        id: 'home.figures.examples',
        message: 'reference examples, compiled and run as tests',
        description: 'Follows the number of examples',
      }),
      to: '/docs/background/proof',
    },
    {
      value: size,
      label: translate({
        id: 'home.figures.size',
        message: 'in your bundle if you import Option.map from its module',
        description: 'Follows the size of one import',
      }),
      to: '/docs/background/proof#sizes',
    },
  ];
  return (
    <section className={clsx('container', styles.section)}>
      <Heading as="h2" id="figures">
        {translate({
          id: 'home.figures',
          message: 'In numbers',
          description: 'Heads counts and sizes of the library',
        })}
      </Heading>
      <ul className={styles.figures}>
        {list.map(({ value, label, to }) => (
          <li key={label}>
            <Link className={clsx(styles.value)} to={to}>
              {value}
            </Link>{' '}
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
