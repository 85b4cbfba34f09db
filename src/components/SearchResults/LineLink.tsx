import type { ComponentProps, ReactNode } from 'react';
import { isPlainClick } from '../../dom/isPlainClick';
import type { Line } from './answerLines';
import styles from './styles.module.css';

export interface LineLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly line: Line;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  readonly onChoose: () => void;
  /** The id of what describes the link. */
  readonly aboutId?: string;
}

/** A plain link: there are many, and each of Docusaurus would prefetch its page. */
export function LineLink({
  line: { path, head, about },
  loading,
  onChoose,
  aboutId,
  ...attributes
}: LineLinkProps): ReactNode {
  return (
    <a
      {...attributes}
      href={path}
      aria-busy={path === loading}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose();
        }
      }}
    >
      {head}
      {about !== undefined && (
        <span id={aboutId} className={styles.about}>
          {about}
        </span>
      )}
    </a>
  );
}
