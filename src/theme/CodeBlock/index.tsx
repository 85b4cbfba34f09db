// Code is highlighted and linked during the build, so that readers see it before scripts are loaded, and
// no highlighter has to be loaded.
import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import { SIGNATURE_CLASS } from '@site/typedoc/reference/contract';
import clsx from 'clsx';
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
          {!isSignature && <CopyCode />}
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
          <CopyCode />
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

function CopyCode(): ReactNode {
  return (
    <CopyButton
      className={styles.copy}
      label={translate({
        id: 'CodeBlock.copy',
        message: 'Copy',
        description: 'Label of the copy button of a code block',
      })}
      read={(button) =>
        codeOf(button)
          .map(({ textContent }) => textContent)
          .join('')
      }
      onFailure={(button) => {
        selectAll(codeOf(button));
      }}
    />
  );
}

/** Returns the code of the block. Folded imports are a separate element. */
function codeOf(button: Element): readonly HTMLElement[] {
  return [...(button.closest('[data-language]')?.querySelectorAll('code') ?? [])];
}

function selectAll(parts: readonly HTMLElement[]): void {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first !== undefined && last !== undefined) {
    first.closest('details')?.setAttribute('open', '');
    getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  }
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
