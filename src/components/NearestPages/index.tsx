import { type ReactNode, useEffect, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { joinBase } from '../../search/joinBase';
import LinkCard from '../LinkCard';
import { findMembers } from './findMembers';
import { type ListedPage, findNearest, readPages } from './findNearest';
import styles from './styles.module.css';
import { wordsOf } from './wordsOf';

const MOST = 3;

/**
 * Leads on from an address without a page: to the members that its words name, to the pages whose
 * addresses are most like it, and to the search for its words.
 */
export default function NearestPages(): ReactNode {
  const base = useBaseUrl('/');
  // It tells of a change of the address, and has another one on the page that a host shows for all
  // that is unknown.
  useLocation();
  const address = window.location.pathname;
  const [members, setMembers] = useState<readonly ListedPage[]>([]);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const ignore = (): void => {
      // The page says that there is none, and the search is there.
    };
    const list = async (): Promise<void> => {
      const response = await fetch(`${base}llms.txt`, { signal: abort.signal });
      if (response.ok) {
        setPages(findNearest(address, readPages(await response.text()), MOST));
      }
    };
    const name = async (): Promise<void> => {
      const found = await findMembers(wordsOf(address, base), MOST);
      if (!abort.signal.aborted) {
        setMembers(
          found.map(({ name: title, package: description, path }) => ({
            title,
            description,
            path: joinBase(base, path),
          })),
        );
      }
    };
    list().catch(ignore);
    name().catch(ignore);
    return () => {
      abort.abort();
    };
  }, [base, address]);

  const words = wordsOf(address, base);
  const known = new Set(members.map(({ path }) => path));
  const found = [...members, ...pages.filter(({ path }) => !known.has(path))];
  return (
    <aside className="container margin-bottom--xl" aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">
        <Translate id="NearestPages.title" description="Heads links on the 404 page">
          What you may have been looking for
        </Translate>
      </h2>
      <SearchFor key={words.join(' ')} words={words} />
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ title, description, path }) => (
            <li key={path}>
              <LinkCard to={path} heading="h3" title={title} description={description} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function SearchFor({ words }: { readonly words: readonly string[] }): ReactNode {
  const label = translate({
    id: 'NearestPages.field',
    message: 'Search for the words of the address',
    description: 'Names the field on the 404 page that searches the site',
  });
  return (
    <form action={useBaseUrl('/search')} className={styles.search} role="search">
      <input type="search" name="q" aria-label={label} defaultValue={words.join(' ')} />
      <button type="submit" className="button button--primary">
        <Translate id="NearestPages.search" description="Button on the 404 page">
          Search
        </Translate>
      </button>
    </form>
  );
}
