import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import data from '@generated/home/default/home.json';
import HomeComparison from '../components/HomeComparison';
import HomeFigures from '../components/HomeFigures';
import HomeHero from '../components/HomeHero';
import NeedList from '../components/NeedList';
import ProblemList from '../components/ProblemList';
import Example from '@pages/_example.mdx';
import Fetch from '@pages/_problems/fetch.mdx';
import Missing from '@pages/_problems/missing.mdx';
import Money from '@pages/_problems/money.mdx';
import Rethrow from '@pages/_problems/rethrow.mdx';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'TypeScript packages with typed errors and plain data',
        description: 'The title of the home page in the browser, before the name of the site',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Option, Result, Codec and more for TypeScript: errors as typed values, plain data, modules that a bundler can drop, and documentation with tested examples.',
        description: 'The description of the home page for search engines',
      })}
    >
      <main>
        <MDXContent>
          <HomeHero scope={data.scope}>
            <Example />
          </HomeHero>
          <ProblemList>
            <Missing />
            <Rethrow />
            <Fetch />
            <Money />
          </ProblemList>
        </MDXContent>
        <HomeFigures figures={data.figures} />
        <HomeComparison libraries={data.comparison} />
        <NeedList needs={data.needs} scope={data.scope} />
      </main>
    </Layout>
  );
}
