import { vi } from 'vitest';

/** Ends with `vi.unstubAllGlobals()`. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}
