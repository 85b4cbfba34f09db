// Change: shows code that was highlighted while the site was built; no highlighter is loaded.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Code without highlighting, where there is no `html`. */
  readonly children?: string;
  /** Highlighted code. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  readonly className?: string;
}

const COPIED_MILLISECONDS = 2000;

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, html, language = '', title, className } = props;
  const code = useRef<HTMLElement>(null);
  const label =
    title ?? translate({ id: 'CodeBlock.label', message: 'Code', description: 'Names a code block that has no title' });
  return (
    <div className={clsx(styles.block, className)} data-language={language}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {/* A scrolling area must be reached by keyboard, and what is reached must have a name. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={label} translate="no">
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      <CopyButton read={() => code.current?.textContent ?? ''} />
    </div>
  );
}

function CopyButton({ read }: { readonly read: () => string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) {
      return undefined;
    }
    const timer = setTimeout(() => { setIsCopied(false); }, COPIED_MILLISECONDS);
    return () => { clearTimeout(timer); };
  }, [isCopied]);
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      onClick={() => {
        void navigator.clipboard.writeText(read()).then(() => { setIsCopied(true); });
      }}
    >
      {isCopied
        ? translate({ id: 'CodeBlock.copied', message: 'Copied', description: 'Label of the copy button after copying' })
        : translate({ id: 'CodeBlock.copy', message: 'Copy', description: 'Label of the copy button of a code block' })}
    </button>
  );
}
