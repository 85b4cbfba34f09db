import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ScrollBoxProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Focusable only if it scrolls. Has the role of a group, because a region would be a landmark, and
 * landmarks need distinct names.
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

/** True until it can be measured. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [hasOverflow, setHasOverflow] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    // Runs once at the start, and when the window, a font or a closed panel changes the width.
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
