import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { HomeFigures as Figures } from '@site/src/config/homeData';
import styles from './styles.module.css';

/** The measured figures of all packages; each leads to its evidence. */
export default function HomeFigures({ figures }: { readonly figures: Figures }): ReactNode {
  const { examples, laws, coverage, size } = figures;
  const list = [
    {
      value: examples,
      label: translate({
        id: 'home.figures.examples',
        message: 'examples of the reference, compiled and run',
        description: 'Stands after the number of examples',
      }),
      to: '/evidence',
    },
    {
      value: laws,
      label: translate({
        id: 'home.figures.laws',
        message: 'tests of laws, on values made at random',
        description: 'Stands after the number of tests that check laws',
      }),
      to: '/docs/background/laws',
    },
    {
      value: coverage,
      label: translate({
        id: 'home.figures.coverage',
        message: 'of the lines and branches of each package, reached by tests',
        description: 'Stands after the least coverage of a package',
      }),
      to: '/evidence#how',
    },
    {
      value: size,
      label: translate({
        id: 'home.figures.size',
        message: 'in your bundle for Option.map, imported from its module',
        description: 'Stands after the bytes of one import',
      }),
      to: '/evidence#exports',
    },
  ];
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.figures" description="Heads figures that were measured">
          Measured, and open to check
        </Translate>
      </h2>
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
