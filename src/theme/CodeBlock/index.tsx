// Change: shows code that was highlighted while the site was built; no highlighter is loaded.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import ScrollBox from '@site/src/components/ScrollBox';
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
    title ??
    translate({
      id: 'CodeBlock.label',
      message: 'Code',
      description: 'Names a code block that has no title',
    });
  return (
    <div className={clsx(styles.block, className)} data-language={language}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <ScrollBox as="pre" label={label} className={styles.code} translate="no">
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </ScrollBox>
      <CopyButton code={code} />
    </div>
  );
}

function CopyButton({ code }: { readonly code: RefObject<HTMLElement | null> }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsCopied(false);
    }, COPIED_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  async function copy(element: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(element.textContent);
      setIsCopied(true);
    } catch {
      // There is no clipboard without HTTPS, or it is forbidden: leave the last step to the reader.
      window.getSelection()?.selectAllChildren(element);
    }
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      onClick={() => {
        if (code.current !== null) {
          void copy(code.current);
        }
      }}
    >
      <span aria-live="polite">
        {isCopied
          ? translate({
              id: 'CodeBlock.copied',
              message: 'Copied',
              description: 'Label of the copy button after copying',
            })
          : translate({
              id: 'CodeBlock.copy',
              message: 'Copy',
              description: 'Label of the copy button of a code block',
            })}
      </span>
    </button>
  );
}
