import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Something that a reader has had trouble with, and what becomes of it. */
export interface Problem {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
  /** The difference, in one or two sentences. */
  readonly difference: string;
  /** The code before and after, as two blocks. */
  readonly Code: ComponentType;
  /** The page that goes on from there. */
  readonly recipe: string;
}

/** Shows code of today beside code with the packages, folded by problem; no script is needed for that. */
export default function ProblemList({
  problems,
}: {
  readonly problems: readonly Problem[];
}): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.problems" description="Heads pairs of code, before and after">
          Code that you have met, before and after
        </Translate>
      </h2>
      {problems.map(({ id, title, difference, Code, recipe }, index) => (
        <details key={id} id={id} className={styles.problem} open={index === 0}>
          <summary>
            <h3 id={`${id}-title`} className={styles.title}>
              {title}
            </h3>
          </summary>
          <p>{difference}</p>
          <div className={styles.code}>
            <Code />
          </div>
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
      ))}
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
