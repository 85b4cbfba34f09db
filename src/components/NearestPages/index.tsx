import { type ReactNode, useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LinkCard from '../LinkCard';
import { type ListedPage, findNearest, readPages } from './findNearest';
import styles from './styles.module.css';

const MOST = 3;

/** Leads on from an address without a page to those whose addresses are most like it. */
export default function NearestPages(): ReactNode {
  const list = useBaseUrl('/llms.txt');
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const find = async (): Promise<void> => {
      const response = await fetch(list, { signal: abort.signal });
      if (response.ok) {
        // The router has another address on the page that a host shows for all that is unknown.
        setPages(findNearest(window.location.pathname, readPages(await response.text()), MOST));
      }
    };
    find().catch(() => {
      // The page says that there is none, and the search is there.
    });
    return () => {
      abort.abort();
    };
  }, [list, pathname]);

  if (pages.length === 0) {
    return null;
  }
  return (
    <aside className="container margin-bottom--xl" aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">
        <Translate id="NearestPages.title" description="Heads links on the 404 page">
          Pages with a similar address
        </Translate>
      </h2>
      <ul className={styles.list}>
        {pages.map(({ title, description, path }) => (
          <li key={path}>
            <LinkCard to={path} heading="h3" title={title} description={description} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
