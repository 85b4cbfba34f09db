import { type ReactNode, useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

/** How long the button shows that it has copied. */
const COPIED_MILLISECONDS = 2000;

export interface CopyButtonProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly read: (button: Element) => string | Promise<string>;
  /** Shows the text, so that the reader can copy it. The clipboard requires HTTPS and permission. */
  readonly onFailure: (button: Element) => void;
}

export default function CopyButton(props: CopyButtonProps): ReactNode {
  const { className, label, read, onFailure } = props;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(setCopied, COPIED_MILLISECONDS, false) : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);
  const copy = async (button: Element): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await read(button));
      setCopied(true);
    } catch {
      onFailure(button);
    }
  };
  return (
    <button
      type="button"
      className={clsx('clean-btn', className)}
      onClick={({ currentTarget }) => {
        void copy(currentTarget);
      }}
    >
      <span aria-live="polite">
        {isCopied
          ? translate({
              id: 'CodeBlock.copied',
              message: 'Copied',
              description: 'Label of the copy button after copying',
            })
          : label}
      </span>
    </button>
  );
}
