import type { ReactNode } from 'react';
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
import { rememberRecent } from '../../search/box/recent';
import { useDetails } from '../../search/box/useDetails';
import { useSearchField } from '../../search/box/useSearchField';
import AllNames from '../AllNames';
import { AnswerLine, PartLine } from '../SearchResults/AnswerLine';
import { SearchStatus } from '../SearchResults/SearchStatus';
import styles from './styles.module.css';

/** More than that nobody reads. */
const MAX_ANSWERS = 50;

/** Shows what is found for the query in the address, and without one every name there is. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The page is made without a query; what it finds comes once a browser shows it.
  const asked = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  return <SearchFor key={asked} asked={asked} />;
}

function SearchFor({ asked }: { readonly asked: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const { pathname } = useLocation();
  const { typed: query, found, type } = useSearchField(asked, { baseUrl, limit: MAX_ANSWERS });
  const detailsOf = useDetails(found.answers, baseUrl);

  const title = translate({
    id: 'SearchPage.title',
    message: 'Search',
    description: 'Title of the page that shows what is found',
  });
  const label = translate({
    id: 'SearchPage.input',
    message: 'Name, type or words',
    description: 'Names the field of the page that shows what is found',
  });
  return (
    <Layout>
      <PageMetadata
        title={title}
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
            rememberRecent(query);
            history.push(`${pathname}?q=${encodeURIComponent(query)}`);
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
        <SearchStatus query={query} found={found} />
        {query.trim() === '' ? (
          <AllNames baseUrl={baseUrl} />
        ) : (
          <ol className={styles.answers}>
            {found.answers.map((answer) => (
              <li key={answer.path}>
                <Result path={answer.path}>
                  <AnswerLine answer={answer} details={detailsOf(answer)} />
                </Result>
                {answer.parts?.map((part) => (
                  <Result key={part.path} path={part.path} className={styles.part}>
                    <PartLine part={part} />
                  </Result>
                ))}
              </li>
            ))}
          </ol>
        )}
      </main>
    </Layout>
  );
}

interface ResultProps {
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain link: there are many, and each of Docusaurus would prefetch its page. */
function Result({ path, className, children }: ResultProps): ReactNode {
  const history = useHistory();
  return (
    <a
      className={clsx(styles.answer, className)}
      href={path}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          history.push(path);
        }
      }}
    >
      {children}
    </a>
  );
}
