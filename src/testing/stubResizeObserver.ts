import { vi } from 'vitest';

/** Call `vi.unstubAllGlobals()` to remove it. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}
