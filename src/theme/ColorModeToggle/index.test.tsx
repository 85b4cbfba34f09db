import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import ColorModeToggle from '.';

afterEach(cleanup);

test('ColorModeToggle renders all choices, so that the style sheet can show the right one', () => {
  renderInSite(<ColorModeToggle respectPrefersColorScheme value={null} onChange={vi.fn()} />);
  const choices = [...screen.getByRole('button').children] as HTMLElement[];
  expect(
    choices.map(({ className, title, firstElementChild: icon }) => [
      className,
      title,
      icon?.getAttribute('aria-label'),
    ]),
  ).toEqual(
    ['system', 'light', 'dark'].map((mode) => [
      `choice ${mode}`,
      `${mode} mode`,
      `Switch between dark and light mode (currently ${mode} mode)`,
    ]),
  );
});

test.each([
  [null, 'light'],
  ['light', 'dark'],
  ['dark', null],
] as const)('ColorModeToggle changes %s to %s', (value, next) => {
  const onChange = vi.fn();
  renderInSite(<ColorModeToggle respectPrefersColorScheme value={value} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
});
