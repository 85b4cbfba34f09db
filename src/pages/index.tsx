import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { MDXProvider } from '@mdx-js/react';
import purposes from '@generated/package-list/default/packages.json';
import HomeHero from '../components/HomeHero';
import PackageList from '../components/PackageList';
import ProblemList, { type Problem } from '../components/ProblemList';
import ReasonList from '../components/ReasonList';
import CodeBlock from '../theme/CodeBlock';
import Example from './_example.mdx';
import JSONCode from './_problems/json.mdx';
import MoneyCode from './_problems/money.mdx';

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
          'Option, Result, Codec and more for TypeScript: errors as typed values, plain data, modules that a bundler can drop, and documented examples that run.',
        description: 'The description of the home page for search engines',
      })}
    >
      <main>
        <MDXProvider components={{ pre: CodeBlock }}>
          <HomeHero>
            <Example />
          </HomeHero>
          <ProblemList problems={problems()} />
        </MDXProvider>
        <ReasonList />
        <PackageList purposes={purposes} />
      </main>
    </Layout>
  );
}

function problems(): readonly Problem[] {
  return [
    {
      id: 'json',
      title: translate({
        id: 'home.json.title',
        message: 'JSON from outside',
        description: 'Names the problem of trusting JSON',
      }),
      difference: translate({
        id: 'home.json.text',
        message:
          'The type promised a name, and nothing had looked. A codec looks, says where the fault is, and its type makes you ask before you read the name.',
        description: 'Says what is different when JSON is decoded',
      }),
      Code: JSONCode,
    },
    {
      id: 'money',
      title: translate({
        id: 'home.money.title',
        message: 'Prices and cents',
        description: 'Names the problem of money in floats',
      }),
      difference: translate({
        id: 'home.money.text',
        message:
          'Floats hold no tenths, and three thirds of ten euros were a cent short. An amount is exact, knows its currency, and its shares add up.',
        description: 'Says what is different when money is an amount',
      }),
      Code: MoneyCode,
    },
  ];
}
