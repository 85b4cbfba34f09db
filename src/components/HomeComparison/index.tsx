import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { LibraryBytes } from '@site/src/config/homeData';
import { ToComparison, ToOtherLibraries } from '../HomeHero';
import styles from './styles.module.css';

export default function HomeComparison({
  libraries,
}: {
  readonly libraries: readonly LibraryBytes[];
}): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <Heading as="h2" id="comparison">
        {translate({
          id: 'home.comparison',
          message: 'Compared with other libraries',
          description: 'Heads a comparison of libraries',
        })}
      </Heading>
      <p>
        <Translate id="home.comparison.task" description="Says what the sizes measure">
          {'The same chain of results, bundled with what it needs, then minified and compressed:'}
        </Translate>
      </p>
      <dl className={styles.libraries}>
        {libraries.map(({ library, bytes }) => (
          <div key={library}>
            <dt>{library}</dt>
            <dd>{bytes}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Translate id="home.comparison.better" description="Says what other libraries do better">
          {
            'The other three are released and in use, and each does something better: effect has services, fibers and tracing, fp-ts has type classes, and neverthrow has methods that read from left to right.'
          }
        </Translate>
      </p>
      <p className={styles.links}>
        <ToComparison />
        <ToOtherLibraries />
      </p>
    </section>
  );
}
