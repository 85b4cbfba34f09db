// Change: needs no provider, so that it can also stand where the whole page has crashed; shows
// every cause, of whatever type; goes away when the reader goes to another page.
import { type ReactNode, useEffect, useState } from 'react';
import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { causalChain } from './causalChain';
import styles from './styles.module.css';

export default function ErrorPageContent({ error, tryAgain }: FallbackParams): ReactNode {
  useClearOnNavigation(tryAgain);
  const [fault, ...causes] = causalChain(error);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>
          {translate({
            id: 'ErrorPageContent.pageTitle',
            message: 'Page Error',
            description: 'The title, in the browser, of a page that crashed',
          })}
        </title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3" role="alert">
          <h1 className="hero__title">
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed.
            </Translate>
          </h1>
          <p>
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
          </p>
          <p className={styles.message}>{fault}</p>
          {causes.map((cause, index) => (
            <p key={index} className={styles.message}>
              <Translate
                id="ErrorPageContent.cause"
                description="Stands before the message of an error that caused another one"
                values={{ message: cause }}
              >
                {'Cause: {message}'}
              </Translate>
            </p>
          ))}
        </div>
      </div>
    </main>
  );
}

function useClearOnNavigation(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) {
      tryAgain();
    }
  }, [pathname, crashed, tryAgain]);
}
