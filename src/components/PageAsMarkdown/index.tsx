import { type ReactNode, useState } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

export default function PageAsMarkdown({ permalink }: { readonly permalink: string }): ReactNode {
  const path = `${permalink.replace(/\/$/, '')}.md`;
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className={styles.links}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <CopyButton
        className={styles.copy}
        label={
          hasFailed
            ? translate({
                id: 'PageAsMarkdown.failed',
                message: 'Could not copy. Open the Markdown and copy it from there.',
                description: 'Shown when the page could not be copied as Markdown',
              })
            : translate({
                id: 'PageAsMarkdown.copy',
                message: 'Copy as Markdown',
                description: 'Label of the button that copies the page as Markdown',
              })
        }
        read={() => {
          setFailed(false);
          return readText(path);
        }}
        onFailure={() => {
          setFailed(true);
        }}
      />
      {/* A plain link: the file is not a page of the site. */}
      <a href={path} type="text/markdown">
        <Translate id="PageAsMarkdown.view" description="Leads to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
    </span>
  );
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return response.text();
}
