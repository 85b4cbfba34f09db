import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { LibraryBytes } from '@site/src/config/homeData';
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
        <Link to="/docs/getting-started/how-it-compares">
          <Translate id="home.compares" description="Leads to the comparison with other libraries">
            How it compares
          </Translate>
        </Link>
        <Link to="/docs/category/coming-from">
          <Translate id="home.comingFrom" description="Leads to the guides on other libraries">
            Coming from another library
          </Translate>
        </Link>
      </p>
    </section>
  );
}
