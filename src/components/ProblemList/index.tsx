import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function ProblemList({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <Heading as="h2" id="problems">
        {translate({
          id: 'home.problems',
          message: 'Code you know, before and after',
          description: 'Heads pairs of code, before and after',
        })}
      </Heading>
      {children}
      <p className={styles.more}>
        <Link to="/docs/category/recipes">
          <Translate id="home.recipes" description="Leads from the home page to the recipes">
            More problems, one recipe each
          </Translate>
        </Link>
      </p>
    </section>
  );
}

export interface ProblemProps {
  readonly id: string;
  readonly isOpen?: boolean;
  readonly title: string;
  readonly recipe: string;
  /** A paragraph, and the code before and after. */
  readonly children: ReactNode;
}

export function Problem({ id, isOpen, title, recipe, children }: ProblemProps): ReactNode {
  return (
    <details id={id} className={styles.problem} open={isOpen}>
      <summary>
        {/* A heading with an id has a link, which must not be in a summary. */}
        <h3 className={styles.title}>
          <span id={`${id}-title`}>{title}</span>
        </h3>
      </summary>
      <div className={styles.content}>{children}</div>
      <p className={styles.recipe}>
        <Link to={recipe} aria-describedby={`${id}-title`}>
          <Translate
            id="home.recipe"
            description="Leads from a problem on the home page to its recipe"
          >
            The whole recipe
          </Translate>
        </Link>
      </p>
    </details>
  );
}
