// Change: translated, and the same content wherever the crash is. The stock page tries to put a
// layout around it, which always crashes too where the whole page has.
import type { ReactNode } from 'react';
import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function ThemeError(props: FallbackParams): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
            description: 'The title of the fallback page when the page crashed',
          })}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
