import type { ReactNode } from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSearchOnPress } from '../../starter/searchEntry';
import { createTestedApplication } from '../../starter/testing';
import { renderInSite } from '../../testing/renderInSite';
import type { SearchBoxProps } from '../SearchBox';
import SearchButton from '.';

const Box = ({ typed, onClose }: SearchBoxProps): ReactNode => (
  <button type="button" onClick={onClose} data-typed={JSON.stringify(typed)}>
    The box
  </button>
);

const loadBox = () => Promise.resolve({ default: Box });

beforeAll(() => {
  // jsdom does not show dialogs.
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  openSearchOnPress(createTestedApplication(), {
    search: 'Search the site',
    searchField: 'Name',
    searchPlaceholder: 'Option.map',
  });
});

afterEach(cleanup);

const box = () => screen.queryByText('The box');
const opened = () => screen.findByText('The box', {}, { timeout: 10_000 });
const field = () => document.querySelector<HTMLInputElement>('dialog input');

describe('the search button', () => {
  test('opens the box, which closes itself and opens again', async () => {
    const user = userEvent.setup();
    renderInSite(<SearchButton loadBox={loadBox} />);
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(box()).toBeNull();
    await user.click(button);
    await user.click(await opened());
    expect(box()).toBeNull();
    await user.keyboard('/');
    expect(box()?.dataset['typed']).toBe('{"query":"","isEntered":false}');
    expect(field()).toBeNull();
  });

  test('gives the box what was typed until it was there', async () => {
    renderInSite(<SearchButton loadBox={loadBox} />);
    // All at once: the box of this test is there in no time.
    fireEvent.keyDown(document.body, { key: '/' });
    Object.assign(field() ?? {}, { value: 'map' });
    fireEvent.keyDown(field() ?? window, { key: 'Enter' });
    const { dataset } = await opened();
    expect(JSON.parse(String(dataset['typed']))).toEqual({ query: 'map', isEntered: true });
    expect(field()).toBeNull();
  });

  test('takes over a field that was there before it', async () => {
    const user = userEvent.setup();
    await user.keyboard('/');
    await user.keyboard('map');
    renderInSite(<SearchButton loadBox={loadBox} />);
    const { dataset } = await opened();
    expect(JSON.parse(String(dataset['typed']))).toEqual({ query: 'map', isEntered: false });
  });

  test('stays open when it was asked for, given up and asked for again', async () => {
    renderInSite(<SearchButton loadBox={loadBox} />);
    fireEvent.keyDown(document.body, { key: '/' });
    act(() => document.querySelector('dialog')?.remove());
    fireEvent.keyDown(document.body, { key: '/' });
    await opened();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(box()).not.toBeNull();
  });

  test('leaves a field alone that is closed in the meantime', async () => {
    renderInSite(<SearchButton loadBox={loadBox} />);
    fireEvent.keyDown(document.body, { key: '/' });
    act(() => document.querySelector('dialog')?.remove());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(box()).toBeNull();
  });
});
