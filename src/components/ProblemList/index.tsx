import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Problem {
  readonly id: string;
  readonly title: string;
  readonly difference: string;
  readonly Code: ComponentType;
  readonly recipe: string;
}

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
