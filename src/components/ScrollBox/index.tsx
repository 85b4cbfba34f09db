import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ScrollBoxProps {
  /** The name by which a screen reader announces the box. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A box whose content scrolls sideways instead of widening the page.
 *
 * It takes the keyboard's focus where there is something to scroll, so that no one needs a pointer
 * to read on, and nowhere else. It is a group, because a region would be a landmark, and each landmark
 * of a page needs another name.
 */
export default function ScrollBox({ label, className, children }: ScrollBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(box);
  return (
    <div
      ref={box}
      className={clsx(styles.box, className)}
      role="group"
      aria-label={label}
      {...(isScrollable && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** Whether content is wider than its element; taken to be so until it can be measured. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [hasOverflow, setHasOverflow] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    // Called once when it starts, and when the window, a font or a closed panel changes the width.
    const observer = new ResizeObserver(() => {
      setHasOverflow(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return hasOverflow;
}
