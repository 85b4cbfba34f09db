import type { ReactNode } from 'react';
import letters from '@generated/search/default/names.json';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function AllNames({ baseUrl }: { readonly baseUrl: string }): ReactNode {
  return (
    <section className={styles.all}>
      <Heading as="h2" id="names">
        {translate({
          id: 'AllNames.title',
          message: 'All names',
          description: 'Heads the list of all names of the reference',
        })}
      </Heading>
      <p className={styles.letters}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </p>
      {letters.map(([letter, names]) => (
        <section key={letter}>
          <Heading as="h3" id={idOf(letter)}>
            {letter}
          </Heading>
          <ul className={styles.names}>
            {names.map(([name, packageName, path]) => (
              <li key={path}>
                {/* Plain links: Docusaurus's links would prefetch each page. */}
                <a href={baseUrl.slice(0, -1) + path}>
                  <code>{name}</code>
                </a>{' '}
                <small>{packageName}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function idOf(letter: string): string {
  return `names-${letter.toLowerCase()}`;
}
