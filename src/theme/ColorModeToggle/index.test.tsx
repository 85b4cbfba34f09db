import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import ColorModeToggle from '.';

afterEach(cleanup);

test('ColorModeToggle renders all choices, so that the style sheet can show the right one', () => {
  renderInSite(<ColorModeToggle />);
  const choices = [...screen.getByRole('button').children] as HTMLElement[];
  expect(
    choices.map(({ className, title, textContent }) => [className, title, textContent]),
  ).toEqual(
    ['system', 'light', 'dark'].map((mode) => [
      `choice ${mode}`,
      `${mode} mode`,
      `Switch between dark and light mode (currently ${mode} mode)`,
    ]),
  );
  const icons = choices.map((choice) => choice.querySelector('svg'));
  expect(icons.every((icon) => icon?.getAttribute('aria-hidden') === 'true')).toBe(true);
});
