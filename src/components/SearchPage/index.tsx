import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useSearch } from '../../search/useSearch';
import AllNames from '../AllNames';
import { FilterChips } from '../SearchResults/FilterChips';
import { LineLink, answerLines } from '../SearchResults/lines';
import { SearchStatus } from '../SearchResults/SearchStatus';
import styles from './styles.module.css';

const LIMIT = 50;

/** Safari rejects more than a hundred changes of the address in half a minute. */
const ADDRESS_MILLISECONDS = 400;

function useQueryInAddress(query: string, read: (newQuery: string) => void): () => void {
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

  const readAddress = useEffectEvent(() => {
    // Ignore our own URL updates.
    if (history.action !== 'REPLACE') {
      read(queryIn(location.search));
    }
  });
  useEffect(() => {
    readAddress();
  }, [location]);
  return write;
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

export default function SearchPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const found = useSearch(LIMIT);
  const { typed: query, isEmpty, type } = found;
  const input = useRef<HTMLInputElement>(null);
  const hasStarted = useRef(false);
  const history = useHistory();
  const writeField = (text: string): void => {
    if (input.current !== null) {
      input.current.value = text;
    }
    type(text);
  };
  const writeAddress = useQueryInAddress(query, (newQuery) => {
    // The field is uncontrolled: search for text that was typed before hydration too.
    const written = hasStarted.current ? '' : (input.current?.value ?? '');
    hasStarted.current = true;
    writeField(written === '' ? newQuery : written);
  });

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
          message: 'Search names, types and words, or browse all names in the reference.',
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
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => {
              type(target.value);
            }}
          />
          <button type="submit" className="button button--primary">
            <Translate id="SearchPage.submit">Search</Translate>
          </button>
        </form>
        <SearchStatus search={found} limit={LIMIT} />
        <FilterChips search={found} onChange={writeField} />
        {isEmpty ? (
          <AllNames baseUrl={baseUrl} />
        ) : (
          <ol className={styles.answers}>
            {found.answers.map((answer) => (
              <li key={answer.path}>
                {answerLines(answer, baseUrl).map((line) => (
                  <LineLink
                    key={line.path}
                    line={line}
                    onChoose={({ path }) => {
                      history.push(path);
                    }}
                    className={styles.answer}
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
