import { type ReactNode, useEffect, useEffectEvent } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useDetails } from '../../search/useDetails';
import { useFollow } from '../../search/useFollow';
import { useSearchField } from '../../search/useSearchField';
import AllNames from '../AllNames';
import { FilterChips } from '../SearchResults/FilterChips';
import { LineLink, answerLines } from '../SearchResults/lines';
import { SearchStatus } from '../SearchResults/SearchStatus';
import styles from './styles.module.css';

/** More than that nobody reads. */
const MAX_ANSWERS = 50;

/** Safari refuses addresses that change more often than a hundred times in half a minute. */
const ADDRESS_MILLISECONDS = 400;

/** Keeps the query in the address, without an entry of the history for each letter. */
function useQueryInAddress(query: string, type: (query: string) => void): () => void {
  const history = useHistory();
  const location = useLocation();
  const write = (): void => {
    const { pathname, search } = history.location;
    if (pathname === location.pathname && query !== queryIn(search)) {
      history.replace({ search: query === '' ? '' : `?q=${encodeURIComponent(query)}` });
    }
  };
  const writeInTime = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(writeInTime, ADDRESS_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);

  const read = useEffectEvent(() => {
    // What was written there is known already, and one may have typed on.
    if (history.action !== 'REPLACE') {
      type(queryIn(location.search));
    }
  });
  useEffect(() => {
    read();
  }, [location]);
  return write;
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** Shows what is found for the query in the address, and without one every name there is. */
export default function SearchPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { search } = useLocation();
  // The page is made without a query; what it finds comes once a browser shows it.
  const asked = useIsBrowser() ? queryIn(search) : '';
  const field = useSearchField(asked, baseUrl, MAX_ANSWERS);
  const { typed: query, found, type } = field;
  const detailsOf = useDetails(found.answers, baseUrl);
  const { follow, loading, retry } = useFollow();
  const writeAddress = useQueryInAddress(query, type);

  const isEmpty = query.trim() === '';
  const title = translate({ id: 'SearchPage.title', message: 'Search' });
  const titleOfQuery = translate(
    { id: 'SearchPage.titleOfQuery', message: 'Search: {query}' },
    { query },
  );
  const label = translate({ id: 'SearchPage.input', message: 'Name, type or words' });
  return (
    <Layout>
      <PageMetadata
        title={isEmpty ? title : titleOfQuery}
        description={translate({
          id: 'SearchPage.description',
          message: 'Search names, types and words, or look through all names of the reference.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="application" content="required" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            writeAddress();
          }}
        >
          <input
            className={styles.input}
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => {
              type(target.value);
            }}
          />
          <button type="submit" className="button button--primary">
            <Translate id="SearchPage.submit">Search</Translate>
          </button>
        </form>
        <SearchStatus field={field} retryPage={retry} />
        <FilterChips query={query} answers={found.answers} onChange={type} />
        {isEmpty ? (
          <AllNames baseUrl={baseUrl} />
        ) : (
          <ol className={styles.answers}>
            {found.answers.map((answer) => (
              <li key={answer.path}>
                {answerLines(answer, detailsOf(answer), baseUrl).map((line) => (
                  <LineLink
                    key={line.path}
                    line={line}
                    loading={loading}
                    onChoose={follow}
                    className={clsx(styles.answer, line.isPart && styles.part)}
                  />
                ))}
              </li>
            ))}
          </ol>
        )}
      </main>
    </Layout>
  );
}
