// Change: shows code that was highlighted while the site was built; no highlighter is loaded.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import ScrollBox from '@site/src/components/ScrollBox';
import clsx from 'clsx';
import TestedMark from './TestedMark';
import { COPIED_MILLISECONDS, copiedLabel, copyLabel, copyText } from './copyCode';
import { followLink, preloadLink } from './followLink';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Code without highlighting, where there is no `html`. */
  readonly children?: string;
  /** Highlighted code. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Whether the tests proved it. */
  readonly tested?: boolean;
  readonly className?: string;
  /** What a signature declares. */
  readonly name?: string;
}

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, html, language = '', title, tested = false, className, name } = props;
  const code = useRef<HTMLElement>(null);
  const history = useHistory();
  // A signature is read, not run; an example has what there is to copy.
  const isSignature = className === 'signature';
  const label = title ?? (isSignature ? signatureLabel(name) : codeLabel());
  return (
    <div className={clsx(styles.block, className)} data-language={language}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <ScrollBox as="pre" label={label} className={styles.code} translate="no">
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- What is clicked are links inside, and those work by keyboard.
          <code
            ref={code}
            onClick={(event) => {
              followLink(event, history);
            }}
            onMouseOver={preloadLink}
            onFocus={preloadLink}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </ScrollBox>
      {tested ? (
        <div className={styles.foot}>
          <TestedMark />
          <CopyButton code={code} />
        </div>
      ) : (
        !isSignature && <CopyButton code={code} />
      )}
    </div>
  );
}

function codeLabel(): string {
  return translate({
    id: 'CodeBlock.label',
    message: 'Code',
    description: 'Names a code block that has no title',
  });
}

function signatureLabel(name: string | undefined): string {
  return name === undefined
    ? translate({
        id: 'CodeBlock.signature',
        message: 'Signature',
        description: 'Names the code that says how a member of the API is called',
      })
    : translate(
        {
          id: 'CodeBlock.signatureOf',
          message: 'Signature of {name}',
          description: 'Names the code that says how the named member of the API is called',
        },
        { name },
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

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      onClick={() => {
        if (code.current !== null) {
          void copyText(code.current).then(setIsCopied);
        }
      }}
    >
      <span aria-live="polite">{isCopied ? copiedLabel() : copyLabel()}</span>
    </button>
  );
}
