import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
  const shortTitle = String(useDocusaurusContext().siteConfig.customFields?.['shortTitle']);
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
        {libraries.map(({ library, bytes, share }) => (
          <div key={library} className={clsx(library === shortTitle && styles.own)}>
            <dt>{library}</dt>
            <dd>
              <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
              {bytes}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Translate
          id="home.comparison.better"
          description="Says what other libraries do differently"
          values={{ name: shortTitle }}
        >
          {
            'With {name}, you pass plain data to plain functions. fp-ts composes curried functions in a pipe and adds type classes; neverthrow wraps results in objects with methods; effect adds services, fibers and tracing. Those three are released and in production use; {name} is not.'
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
