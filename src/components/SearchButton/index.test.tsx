import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import type { SearchBoxProps } from '../SearchBox';
import SearchButton from '.';

vi.mock('../SearchBox', () => ({
  default: ({ typed, onClose }: SearchBoxProps) => (
    <button type="button" onClick={onClose} data-typed={JSON.stringify(typed)}>
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

  test.each<
    readonly [what: string, keys: readonly KeyboardEventInit[], query: string, isEntered: boolean]
  >([
    ['letters', [{ key: 'm' }, { key: 'A', shiftKey: true }, { key: ' ' }], 'mA ', false],
    ['a sign of a keyboard with Alt', [{ key: '[', ctrlKey: true, altKey: true }], '[', false],
    ['a letter that is taken back', [{ key: 'm' }, { key: 'x' }, { key: 'Backspace' }], 'm', false],
    ['Enter', [{ key: 'm' }, { key: 'Enter' }], 'm', true],
    ['a letter after Enter', [{ key: 'Enter' }, { key: 'm' }], 'm', false],
  ])('keeps %s until the box is there', async (_, keys, query, isEntered) => {
    renderInSite(<SearchButton />);
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of keys) {
      expect(fireEvent.keyDown(document.body, key)).toBe(false);
    }
    const { dataset } = await opened();
    expect(JSON.parse(String(dataset['typed']))).toEqual({ query, isEntered });
  });

  test.each([
    ['F5', { key: 'F5' }],
    ['Tab', { key: 'Tab' }],
    ['Ctrl-R', { key: 'r', ctrlKey: true }],
  ])('leaves %s to the browser while the box is on its way', async (_, key) => {
    renderInSite(<SearchButton />);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    const { dataset } = await opened();
    expect(dataset['typed']).toBe('{"query":"","isEntered":false}');
  });

  test('gives up by Escape before the box is there', async () => {
    renderInSite(<SearchButton />);
    fireEvent.keyDown(document.body, { key: '/' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    // The next one who asks gets the box, with nothing in it.
    expect(box()).toBeNull();
    fireEvent.keyDown(document.body, { key: '/' });
    await opened();
  });
});
