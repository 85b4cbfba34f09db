import type { ReactNode } from 'react';
import table from '@generated/search/default/names.json';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import { joinBase } from '../../search/joinBase';
import { decodeNames, type NamedSymbol } from '@tstd-internal/search/names';
import styles from './styles.module.css';

/**
 * Lists every public name by its first letter: what can be searched by eye and by the browser.
 * The base is that of the site in its language.
 */
export default function AllNames({ baseUrl }: { readonly baseUrl: string }): ReactNode {
  const letters = byLetter(decodeNames(table).filter(({ kind }) => kind !== 'member'));
  return (
    <section className={styles.all}>
      <Heading as="h2" id="names">
        {/* Text, and no element: the link to the heading is named after it. */}
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
      {letters.map(([letter, symbols]) => (
        <section key={letter}>
          <Heading as="h3" id={idOf(letter)}>
            {letter}
          </Heading>
          <ul className={styles.names}>
            {symbols.map(({ name, package: packageName, path }) => (
              <li key={path}>
                {/* Plain links: there are many, and each would prefetch its page. */}
                <a href={joinBase(baseUrl, path)}>
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

/** The symbols below their first letters, in the order of the alphabet; each name once a package. */
function byLetter(
  symbols: readonly NamedSymbol[],
): readonly (readonly [letter: string, symbols: readonly NamedSymbol[]])[] {
  const sorted = [...symbols].sort(
    (self, other) =>
      self.name.localeCompare(other.name, 'en', { sensitivity: 'base' }) ||
      self.package.localeCompare(other.package, 'en'),
  );
  const letters = new Map<string, NamedSymbol[]>();
  for (const symbol of sorted) {
    const letter = symbol.name.charAt(0).toUpperCase();
    const group = letters.get(letter) ?? [];
    const last = group.at(-1);
    if (last?.name !== symbol.name || last.package !== symbol.package) {
      group.push(symbol);
    }
    letters.set(letter, group);
  }
  return [...letters];
}
