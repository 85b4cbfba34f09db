import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
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
      <Heading as="h2" id="problems">
        {translate({
          id: 'home.problems',
          message: 'Code you know, before and after',
          description: 'Heads pairs of code, before and after',
        })}
      </Heading>
      {problems.map(({ id, title, difference, Code, recipe }, index) => (
        <details key={id} id={id} className={styles.problem} open={index === 0}>
          <summary>
            {/* A heading with an id has a link, which must not be in a summary. */}
            <h3 className={styles.title}>
              <span id={`${id}-title`}>{title}</span>
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
