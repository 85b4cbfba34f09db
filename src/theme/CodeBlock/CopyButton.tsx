import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How long the button shows that the code was copied. */
const COPIED_MILLISECONDS = 2000;

export default function CopyButton(): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(setCopied, COPIED_MILLISECONDS, false) : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);
  const copy = async ({ currentTarget }: MouseEvent): Promise<void> => {
    // Folded imports are a separate element.
    const parts = [...(currentTarget.closest('[data-language]')?.querySelectorAll('code') ?? [])];
    try {
      await navigator.clipboard.writeText(parts.map(({ textContent }) => textContent).join(''));
      setCopied(true);
    } catch {
      // The clipboard requires HTTPS and permission. Otherwise select the code for the reader to copy.
      selectAll(parts);
    }
  };
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      onClick={(event) => {
        void copy(event);
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

function selectAll(parts: readonly HTMLElement[]): void {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first !== undefined && last !== undefined) {
    first.closest('details')?.setAttribute('open', '');
    getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  }
}
