// Fixes an axe violation: the stock archive skips from its title to headings of the third level.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { groupBy } from '@site/typedoc/reference/groupBy';

interface YearProps {
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'The page & hero description of the blog archive page',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{title}</h1>
          {/* The posts, and so the years, are sorted newest first. */}
          {[...groupBy(archive.blogPosts, yearOf)].map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </>
  );
}

function Year({ year, posts }: YearProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata }) => (
          <li key={metadata.permalink}>
            <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
            {' – '}
            <Link to={metadata.permalink}>{metadata.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function yearOf({ metadata }: ArchiveBlogPost): string {
  return new Date(metadata.date).getUTCFullYear().toString();
}
