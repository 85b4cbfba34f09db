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
import { isPlainClick } from '../../dom/isPlainClick';
import { markOnNextPage } from '../../search/box/marks';
import { rememberOpened } from '../../search/box/opened';
import { useDetails } from '../../search/box/useDetails';
import { useFollow } from '../../search/box/useFollow';
import { useSearchField } from '../../search/box/useSearchField';
import AllNames from '../AllNames';
import { AnswerAbout, AnswerHead, Excerpt, PartHead } from '../SearchResults/AnswerLine';
import { FilterChips } from '../SearchResults/FilterChips';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { pageTitle } from '../SearchResults/texts';
import styles from './styles.module.css';

/** More than that nobody reads. */
const MAX_ANSWERS = 50;

/** Safari refuses addresses that change more often than a hundred times in half a minute. */
const ADDRESS_MILLISECONDS = 400;

/** Shows what is found for the query in the address, and without one every name there is. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The page is made without a query; what it finds comes once a browser shows it.
  return <SearchFor key={String(isBrowser)} asked={isBrowser ? queryIn(search) : ''} />;
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** Keeps the query in the address, without an entry of the history for each letter. */
function useQueryInAddress(query: string, type: (query: string) => void): () => void {
  const history = useHistory();
  const { pathname } = useLocation();
  const write = (): void => {
    const { pathname: current, search } = history.location;
    if (current === pathname && query !== queryIn(search)) {
      history.replace({ search: query === '' ? '' : `?q=${encodeURIComponent(query)}` });
    }
  };
  const writeInTime = useEffectEvent(write);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      writeInTime();
    }, ADDRESS_MILLISECONDS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [query]);

  const read = useEffectEvent(type);
  useEffect(
    () =>
      history.listen((location, action) => {
        if (location.pathname === pathname && action !== 'REPLACE') {
          read(queryIn(location.search));
        }
      }),
    [history, pathname],
  );
  return write;
}

function SearchFor({ asked }: { readonly asked: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const field = useSearchField(asked, { baseUrl, limit: MAX_ANSWERS });
  const { typed: query, found, type } = field;
  const detailsOf = useDetails(found.answers, baseUrl);
  const { follow, loading, retry } = useFollow();
  const writeAddress = useQueryInAddress(query, type);

  const title = translate({
    id: 'SearchPage.title',
    message: 'Search',
    description: 'Title of the page that shows what is found',
  });
  const titleOfQuery = translate(
    {
      id: 'SearchPage.titleOfQuery',
      message: 'Search: {query}',
      description: 'Title, in the browser, of the page that shows what is found for a query',
    },
    { query },
  );
  const label = translate({
    id: 'SearchPage.input',
    message: 'Name, type or words',
    description: 'Names the field of the page that shows what is found',
  });
  return (
    <Layout>
      <PageMetadata
        title={query.trim() === '' ? title : titleOfQuery}
        description={translate({
          id: 'SearchPage.description',
          message: 'Search names, types and words, or look through all names of the reference.',
          description: 'Describes the page that shows what is found',
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
            <Translate id="SearchPage.submit" description="Label of the button that searches">
              Search
            </Translate>
          </button>
        </form>
        <SearchStatus field={field} retryPage={retry} />
        <FilterChips query={query} answers={found.answers} onChange={type} />
        {query.trim() === '' ? (
          <AllNames baseUrl={baseUrl} />
        ) : (
          <ol className={styles.answers}>
            {found.answers.map((answer) => {
              const open = (path: string): void => {
                follow(path, () => {
                  rememberOpened({ path, title: pageTitle(answer, path) });
                  markOnNextPage(answer);
                });
              };
              return (
                <li key={answer.path}>
                  <Result path={answer.path} loading={loading} onOpen={open}>
                    <AnswerHead answer={answer} />
                    <AnswerAbout answer={answer} details={detailsOf(answer)} />
                  </Result>
                  {answer.parts?.map((part) => (
                    <Result
                      key={part.path}
                      path={part.path}
                      loading={loading}
                      onOpen={open}
                      className={styles.part}
                    >
                      <PartHead part={part} />
                      <Excerpt pieces={part.excerpt} />
                    </Result>
                  ))}
                </li>
              );
            })}
          </ol>
        )}
      </main>
    </Layout>
  );
}

interface ResultProps {
  readonly path: string;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  readonly onOpen: (path: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain link: there are many, and each of Docusaurus would prefetch its page. */
function Result({ path, loading, onOpen, className, children }: ResultProps): ReactNode {
  return (
    <a
      className={clsx(styles.answer, className)}
      href={path}
      aria-busy={path === loading}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onOpen(path);
        }
      }}
    >
      {children}
    </a>
  );
}
