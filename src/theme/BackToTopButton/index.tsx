// Change: goes to the top at once for those who want no motion; the theme scrolls there by script.
import type { MouseEvent, ReactNode } from 'react';
import OriginalButton from '@theme-original/BackToTopButton';

export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={goAtOnce}>
      <OriginalButton />
    </div>
  );
}

function goAtOnce(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}
