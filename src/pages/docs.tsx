import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';

const FIRST_GUIDES = '/docs/category/getting-started';

/** Leads from `/docs`, where no guide stands, to the first of them. */
export default function DocsPage(): ReactNode {
  const target = useBaseUrl(FIRST_GUIDES);
  const title = translate({
    id: 'docs.redirect.title',
    message: 'Getting started',
    description: 'The title of the page that leads to the first guides, and of its link',
  });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="application" content="required" />
        <noscript>{`<meta http-equiv="refresh" content="0; url=${target}">`}</noscript>
      </Head>
      <main className="container margin-vert--xl">
        <h1>
          <Link to={FIRST_GUIDES}>{title}</Link>
        </h1>
      </main>
      <BrowserOnly>{() => <Redirect to={target} />}</BrowserOnly>
    </Layout>
  );
}
