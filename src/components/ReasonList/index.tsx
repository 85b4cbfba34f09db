import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Reason {
  readonly title: string;
  readonly text: string;
}

export default function ReasonList(): ReactNode {
  return (
    <section className={clsx('container', styles.section)}>
      <h2>
        <Translate id="home.reasons" description="Heads the reasons to use tstd">
          What you can count on
        </Translate>
      </h2>
      <div className={styles.reasons}>
        {reasons().map(({ title, text }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function reasons(): readonly Reason[] {
  return [
    {
      title: translate({
        id: 'home.errors.title',
        message: 'Errors are values, with types',
        description: 'Heads the reason that errors are values',
      }),
      text: translate({
        id: 'home.errors.text',
        message:
          'What can fail says so in its type: an Option where there is one reason, a Result where there are several. Exceptions are left for mistakes in the program.',
        description: 'Explains how failures are returned',
      }),
    },
    {
      title: translate({
        id: 'home.data.title',
        message: 'Plain data',
        description: 'Heads the reason that values are plain data',
      }),
      text: translate({
        id: 'home.data.text',
        message:
          'An Option is the value itself or undefined, a Result is an object with two fields. There is no class to wrap, nothing to unwrap, and no argument is ever changed.',
        description: 'Explains that values are plain data',
      }),
    },
    {
      title: translate({
        id: 'home.size.title',
        message: 'You ship what you use',
        description: 'Heads the reason that bundles stay small',
      }),
      text: translate({
        id: 'home.size.text',
        message:
          'ES modules without side effects, one for each type, and no dependency outside the family: a bundler can drop what you do not import.',
        description: 'Explains why bundles stay small',
      }),
    },
    {
      title: translate({
        id: 'home.examples.title',
        message: 'Examples that run',
        description: 'Heads the reason that examples are tested',
      }),
      text: translate({
        id: 'home.examples.text',
        message:
          'Every export has an example with its result. The tests type-check and run each of them, so what you read here is what you get.',
        description: 'Explains that examples are tested',
      }),
    },
  ];
}
