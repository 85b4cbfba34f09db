// Lets readers leave a page that crashed: the stock message stays when they open another page of the
// same layout. This one is announced, and also in the title of the page.
import { type ReactNode, useEffect, useState } from 'react';
import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

export default function ErrorPageContent(props: FallbackParams): ReactNode {
  useClearOnNavigation(props.tryAgain);
  return (
    <div role="alert" className={styles.crash}>
      <Head>
        <title>
          {translate({
            id: 'ErrorPageContent.pageTitle',
            message: 'Page Error',
            description: 'The title, in the browser, of a page that crashed',
          })}
        </title>
      </Head>
      <OriginalErrorPageContent {...props} />
    </div>
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
