import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import SearchButton from '.';

vi.mock('../SearchBox', () => ({
  default: ({ onClose }: { readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      The box
    </button>
  ),
}));

// A module that stands in for another is made when it is first asked for.
beforeAll(() => import('../SearchBox'));

afterEach(cleanup);

const box = () => screen.queryByText('The box');
const opened = () => screen.findByText('The box', {}, { timeout: 10_000 });

describe('the search button', () => {
  test('opens the box, which closes itself', async () => {
    const user = userEvent.setup();
    renderInSite(<SearchButton />);
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(box()).toBeNull();
    await user.click(button);
    await user.click(await opened());
    expect(box()).toBeNull();
  });

  test.each([
    ['/', { key: '/' }],
    ['Ctrl-K', { key: 'k', ctrlKey: true }],
    ['Cmd-K', { key: 'k', metaKey: true }],
    ['Ctrl-K with Caps Lock', { key: 'K', ctrlKey: true }],
  ])('opens it by %s, which the browser does not get', async (_, key) => {
    renderInSite(<SearchButton />);
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    await opened();
  });

  test.each([
    ['another key', { key: 'k' }],
    ['Ctrl-Shift-K', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['Ctrl-/', { key: '/', ctrlKey: true }],
    ['Alt-/', { key: '/', altKey: true }],
  ])('leaves %s to the browser', (_, key) => {
    renderInSite(<SearchButton />);
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(box()).toBeNull();
  });

  test('leaves a slash that is typed into a field', () => {
    renderInSite(
      <>
        <input aria-label="Other" />
        <SearchButton />
      </>,
    );
    expect(fireEvent.keyDown(screen.getByLabelText('Other'), { key: '/' })).toBe(true);
    expect(box()).toBeNull();
  });
});
