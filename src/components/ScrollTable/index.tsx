import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * In a box, because a table that scrolls by itself cannot be reached by keyboard. The box is focusable
 * only if it scrolls. It has the role of a group, because a region would be a landmark, and landmarks
 * need distinct names.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(box);
  const label = translate({
    id: 'table.label',
    message: 'Table',
    description: 'Names a table that can be scrolled sideways',
  });
  return (
    <div
      ref={box}
      className={styles.box}
      role="group"
      aria-label={label}
      {...(isScrollable && { tabIndex: 0 })}
    >
      <table {...props} />
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
