import type { ComponentProps, ReactNode } from 'react';
import { isPlainClick } from '../../dom/isPlainClick';
import type { Line } from './answerLines';
import styles from './styles.module.css';

export interface LineLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly line: Line;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  readonly onChoose: (line: Line) => void;
}

/** A plain link: there are many, and each of Docusaurus would prefetch its page. */
export function LineLink({ line, loading, onChoose, ...attributes }: LineLinkProps): ReactNode {
  const { path, head, about } = line;
  const aboutId = attributes.id && about !== undefined ? `${attributes.id}-about` : undefined;
  return (
    <a
      {...attributes}
      href={path}
      aria-busy={path === loading}
      aria-describedby={aboutId}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(line);
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
