// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reportLoadFailure, tellLoadFailure } from './loadFailure';
import { createTestedApplication } from './testing';

const application = createTestedApplication();

beforeAll(() => {
  reportLoadFailure(application, { loadFailure: 'Not loaded', retry: 'Retry' });
});

afterEach(() => {
  document.body.replaceChildren();
});

const notices = () => document.querySelectorAll('[role=alert]');

test('a failure is told once, and the page stays', () => {
  document.body.innerHTML = '<main>Text</main>';
  application.fail(vi.fn());
  application.fail(vi.fn());
  expect(notices()).toHaveLength(1);
  expect(notices()[0]?.textContent).toBe('Not loadedRetry');
  expect(document.querySelector('main')?.textContent).toBe('Text');
});

test('its button tries again, and a second failure is told again', () => {
  const retry = vi.fn();
  application.fail(retry);
  document.querySelector('button')?.click();
  expect(retry).toHaveBeenCalledOnce();
  expect(notices()).toHaveLength(0);
  application.fail(retry);
  expect(notices()).toHaveLength(1);
});

test('what waits for the application does so again when it is tried again', () => {
  document.body.innerHTML =
    '<button id="menu" aria-busy="true"></button><ul aria-busy="true"></ul>';
  const isBusy = (): readonly boolean[] =>
    ['#menu', 'ul'].map(
      (selector) => document.querySelector(selector)?.getAttribute('aria-busy') === 'true',
    );
  application.fail(vi.fn());
  expect(isBusy()).toEqual([false, true]);
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(isBusy()).toEqual([true, true]);
});

test('a part that fails later is told in the dialog that waits for it', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  const retry = vi.fn();
  tellLoadFailure(retry);
  document.querySelector<HTMLElement>('dialog button')?.click();
  expect(retry).toHaveBeenCalledOnce();
});
