import { vi } from 'vitest';

/** Stands in for what jsdom has not; no size ever changes. Ends with `vi.unstubAllGlobals()`. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}
