import type { ReactNode } from 'react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FAILURE_EVENT } from '../../starter/notice';
import { renderInSite } from '../../testing/renderInSite';
import type { SearchBoxProps } from '../SearchBox';
import SearchButton from '.';

const Box = ({ onClose }: SearchBoxProps): ReactNode => (
  <button type="button" onClick={onClose}>
    The box
  </button>
);

const loadBox = () => Promise.resolve({ default: Box });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.queryByText('The box');

test.each(['a click', 'Space', '/', 'Control K'])(
  '%s opens the box, which closes itself and opens again',
  async (way) => {
    const user = userEvent.setup();
    renderInSite(<SearchButton loadBox={loadBox} />);
    const button = screen.getByRole('button', { name: 'Search' });
    const open = async (): Promise<void> => {
      if (way === 'a click') {
        await user.click(button);
      } else if (way === 'Space') {
        button.focus();
        await user.keyboard(' ');
      } else {
        await user.keyboard(way === '/' ? '/' : '{Control>}k{/Control}');
      }
    };
    for (let time = 0; time < 2; time += 1) {
      expect(box()).toBeNull();
      await open();
      await user.click(await screen.findByText('The box'));
    }
    expect(box()).toBeNull();
  },
);

test('the browser handles a click that opens a tab', async () => {
  const user = userEvent.setup();
  renderInSite(<SearchButton loadBox={loadBox} />);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(box()).toBeNull();
});

test('/ does nothing when a reader has turned it off', async () => {
  localStorage.setItem('site.search.slash', 'off');
  const user = userEvent.setup();
  renderInSite(<SearchButton loadBox={loadBox} />);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  await user.keyboard('/');
  expect(box()).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('The box')).toBeTruthy();
});

test('/ is a character in a field', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <input aria-label="Field" />
      <SearchButton loadBox={loadBox} />
    </>,
  );
  await user.type(screen.getByRole('textbox'), '/');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('/');
  expect(box()).toBeNull();
});

test('a box that cannot be loaded is reported', async () => {
  const user = userEvent.setup();
  const onFailure = vi.fn();
  document.addEventListener(FAILURE_EVENT, onFailure, { once: true });
  renderInSite(<SearchButton loadBox={() => Promise.reject(new Error('no network'))} />);
  await user.keyboard('/');
  await vi.waitFor(() => {
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
