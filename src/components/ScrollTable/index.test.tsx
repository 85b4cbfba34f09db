// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ScrollTable from './index';

let measure: () => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

afterEach(() => {
  cleanup();
  disconnect.mockReset();
  vi.unstubAllGlobals();
});

function renderBox(scrollWidth: number, clientWidth: number): HTMLElement {
  render(<ScrollTable />);
  const box = screen.getByRole('group', { name: 'Table' });
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(clientWidth);
  act(() => {
    measure();
  });
  return box;
}

describe('ScrollTable', () => {
  test('can be focused before it is measured, and so without JavaScript', () => {
    render(<ScrollTable />);
    expect(screen.getByRole('group').tabIndex).toBe(0);
  });

  test('can be focused when its content is wider than its box', () => {
    expect(renderBox(301, 300).tabIndex).toBe(0);
  });

  test('cannot be focused when all of its content is visible', () => {
    expect(renderBox(300, 300).hasAttribute('tabindex')).toBe(false);
  });

  test('can be focused again when it becomes too narrow', () => {
    const box = renderBox(300, 300);
    vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(200);
    act(() => {
      measure();
    });
    expect(box.tabIndex).toBe(0);
  });

  test('stops measuring when it is removed', () => {
    render(<ScrollTable />).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
