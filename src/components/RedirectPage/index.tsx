import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';

export interface RedirectPageProps {
  readonly to: string;
  readonly title: string;
}

export default function RedirectPage({ to, title }: RedirectPageProps): ReactNode {
  const target = useBaseUrl(to);
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="application" content="required" />
        <noscript>{`<meta http-equiv="refresh" content="0; url=${target}">`}</noscript>
      </Head>
      <main className="container margin-vert--xl">
        <h1>
          <Link to={to}>{title}</Link>
        </h1>
      </main>
      <BrowserOnly>{() => <Redirect to={target} />}</BrowserOnly>
    </Layout>
  );
}
