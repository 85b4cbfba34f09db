// Change: the table of contents is a landmark of its own, because it stands beside the article.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';

export default function BlogLayout(props: Props): ReactNode {
  const { sidebar, toc, children, ...layoutProps } = props;
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          {hasSidebar && <BlogSidebar sidebar={sidebar} />}
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
            {children}
          </main>
          {Boolean(toc) && (
            <nav
              className="col col--2"
              aria-label={translate({
                id: 'theme.TOCCollapsible.toggleButtonLabel',
                message: 'On this page',
                description: 'Names the table of contents',
              })}
            >
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
