// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOnIntent } from './intent';
import { type TestedApplication, createTestedApplication } from './testing';

let application: TestedApplication;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p>Text</p><a href="/"><b>Link</b></a><button>Button</button>';
  application = createTestedApplication();
  startOnIntent(application);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function point(selector: string, type: 'pointerover' | 'pointerout', pointerType = 'mouse'): void {
  // jsdom has no pointer events.
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

test.each(['b', 'button'])('a pointer that rests on %s starts the application', (selector) => {
  point(selector, 'pointerover');
  vi.advanceTimersByTime(64);
  expect(application.isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(application.isStarted()).toBe(true);
});

test('a pointer that passes by does not', () => {
  point('button', 'pointerover');
  vi.advanceTimersByTime(60);
  point('button', 'pointerout');
  point('p', 'pointerover');
  vi.runAllTimers();
  expect(application.isStarted()).toBe(false);
});

test('a finger does not: it may be scrolling', () => {
  point('button', 'pointerover', 'touch');
  vi.runAllTimers();
  expect(application.isStarted()).toBe(false);
});

test('visible focus starts it', () => {
  const button = document.querySelector('button');
  const matches = vi.spyOn(Element.prototype, 'matches');
  matches.mockReturnValue(false);
  button?.focus();
  expect(application.isStarted()).toBe(false);
  button?.blur();
  matches.mockReturnValue(true);
  button?.focus();
  expect(matches).toHaveBeenCalledWith(':focus-visible');
  expect(application.isStarted()).toBe(true);
  matches.mockRestore();
});
