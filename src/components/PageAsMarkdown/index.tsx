import { type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

const REPORT_MILLISECONDS = 3000;

type Outcome = 'copied' | 'failed';

export default function PageAsMarkdown({ permalink }: { readonly permalink: string }): ReactNode {
  const path = `${permalink.replace(/\/$/, '')}.md`;
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, REPORT_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  return (
    <span className={styles.links}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <button
        type="button"
        className={clsx('clean-btn', styles.copy)}
        onClick={() => {
          void copyPage(path).then(setOutcome);
        }}
      >
        <span aria-live="polite">{copyLabel(outcome)}</span>
      </button>
      {/* A plain link: the file is not a page of the site. */}
      <a href={path} type="text/markdown">
        <Translate id="PageAsMarkdown.view" description="Leads to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
    </span>
  );
}

function copyLabel(outcome: Outcome | undefined): string {
  switch (outcome) {
    case 'copied':
      return translate({
        id: 'PageAsMarkdown.copied',
        message: 'Copied',
        description: 'Shown once the page is copied as Markdown',
      });
    case 'failed':
      return translate({
        id: 'PageAsMarkdown.failed',
        message: 'Could not copy. Open the Markdown and copy it from there.',
        description: 'Shown when the page could not be copied as Markdown',
      });
    case undefined:
      return translate({
        id: 'PageAsMarkdown.copy',
        message: 'Copy as Markdown',
        description: 'Label of the button that copies the page as Markdown',
      });
  }
}

async function copyPage(path: string): Promise<Outcome> {
  try {
    const response = await fetch(path);
    if (!response.ok) {
      return 'failed';
    }
    await navigator.clipboard.writeText(await response.text());
    return 'copied';
  } catch {
    // Offline or without a clipboard: the link next to the button still works.
    return 'failed';
  }
}
