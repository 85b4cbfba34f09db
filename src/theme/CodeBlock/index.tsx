// Code is highlighted and linked during the build, so that readers see it before scripts are loaded, and
// no highlighter has to be loaded.
import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { SIGNATURE_CLASS } from '@site/typedoc/reference/contract';
import clsx from 'clsx';
import CopyButton from './CopyButton';
import { followLink, preloadLink } from './followLink';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Plain code, if there is no `html`. */
  readonly children?: string;
  readonly html?: string;
  /** Highlighted imports, which are folded above the code. */
  readonly imports?: string;
  readonly language?: string;
  readonly title?: string;
  readonly className?: string;
  /** The name that a signature declares. */
  readonly name?: string;
}

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, html, imports, language = '', title, className, name } = props;
  // A signature has no copy button: readers copy examples.
  const isSignature = className === SIGNATURE_CLASS;
  const label = title ?? (isSignature ? signatureLabel(name) : codeLabel());
  return (
    <div className={clsx(styles.block, className)} data-language={language}>
      {title !== undefined && (
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          {!isSignature && <CopyButton />}
        </div>
      )}
      {imports !== undefined && (
        <details className={styles.imports} translate="no">
          <summary>import …</summary>
          <pre>
            <HighlightedCode html={imports} />
          </pre>
        </details>
      )}
      <pre className={styles.code} role="group" aria-label={label} translate="no">
        {html === undefined ? <code>{children}</code> : <HighlightedCode html={html} />}
      </pre>
      {title === undefined && !isSignature && (
        <div className={styles.corner}>
          <CopyButton />
        </div>
      )}
    </div>
  );
}

function HighlightedCode({ html }: { readonly html: string }): ReactNode {
  const history = useHistory();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- What is clicked are links inside, and those work by keyboard.
    <code
      onClick={(event) => {
        followLink(event, history);
      }}
      onMouseOver={preloadLink}
      onFocus={preloadLink}
      dangerouslySetInnerHTML={{ __html: html }}
    />
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
        description: 'Names the signature of a member of the API',
      })
    : translate(
        {
          id: 'CodeBlock.signatureOf',
          message: 'Signature of {name}',
          description: 'Names the signature of the named member of the API',
        },
        { name },
      );
}
