// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyOnPress } from './copy';

const writeText = vi.fn<(text: string) => Promise<void>>();

document.body.innerHTML =
  '<h3>map()<a class="hash-link" href="#map">\u{200B}</a></h3><p data-current-part="link"><a href="#other">other</a></p>' +
  '<p><span data-current-part="link"><a href="#part">part()</a></span><button data-native="copy-link"></button></p>' +
  '<div data-language="ts"><pre><code><b>const</b> one = 1;</code></pre>' +
  '<button data-native="copy"><span>Copy</span></button></div>' +
  '<div data-language="ts"><details><summary>import …</summary><pre><code>import a;\n\n</code></pre></details>' +
  '<pre><code>a();</code></pre><button data-native="copy"></button></div>';

beforeAll(() => {
  copyOnPress({ linkCopied: 'Link copied' });
});

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function link(address: string): HTMLAnchorElement {
  const element = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
  if (element === null) {
    throw new Error(`No link to "${address}"`);
  }
  return element;
}

async function follow(address: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  link(address).focus();
  await user.keyboard('{Enter}');
  await vi.advanceTimersByTimeAsync(0);
}

const said = (): string | null | undefined => document.querySelector('[role=status]')?.textContent;

describe('the link of a heading', () => {
  test('copies its address, and says so for some seconds', async () => {
    await follow('#map');
    expect(writeText.mock.calls).toEqual([[`${window.location.origin}/#map`]]);
    // First there is an element to listen to, then what it says.
    expect(said()).toBe('');
    vi.advanceTimersByTime(100);
    expect(said()).toBe('Link copied');
    vi.advanceTimersByTime(3999);
    expect(said()).toBe('Link copied');
    vi.advanceTimersByTime(1);
    expect(said()).toBe('');
  });

  test('says it anew when it is followed again', async () => {
    await follow('#map');
    vi.advanceTimersByTime(2000);
    await follow('#map');
    expect(said()).toBe('');
    vi.advanceTimersByTime(4000);
    expect(said()).toBe('Link copied');
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  });

  test('is a link all the same where it may not write to the clipboard', async () => {
    writeText.mockRejectedValue(new Error('Not allowed'));
    await follow('#map');
    vi.advanceTimersByTime(100);
    expect(said()).toBe('');
  });

  test.each([
    ['a key', { ctrlKey: true }],
    // Chromium and Firefox send it by another event, and not every browser does.
    ['the wheel', { button: 1 }],
  ])('copies nothing with %s', (_name, how) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    link('#map').dispatchEvent(new MouseEvent('click', { bubbles: true, ...how }));
    expect(writeText).not.toHaveBeenCalled();
  });

  test('is the only one to copy', async () => {
    await follow('#other');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('the button of a code block', () => {
  const button = (): HTMLElement => document.querySelector('[data-native=copy]') as HTMLElement;
  const press = async (selector = 'button span'): Promise<void> => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    document.querySelector<HTMLElement>(selector)?.click();
    await vi.advanceTimersByTimeAsync(0);
  };

  test('copies the text without its markup, and says so for two seconds', async () => {
    await press();
    expect(writeText.mock.calls).toEqual([['const one = 1;']]);
    expect(button().dataset).toHaveProperty('copied');
    vi.advanceTimersByTime(1999);
    expect(button().dataset).toHaveProperty('copied');
    vi.advanceTimersByTime(1);
    expect(button().dataset).not.toHaveProperty('copied');
  });

  test('selects the code where it may not write to the clipboard', async () => {
    writeText.mockRejectedValue(new Error('Not allowed'));
    await press();
    expect(String(window.getSelection())).toBe('const one = 1;');
    expect(button().dataset).not.toHaveProperty('copied');
  });

  test('copies imports that are folded, and opens them where it can only select', async () => {
    const folded = 'div:has(details) > button';
    await press(folded);
    expect(writeText.mock.calls).toEqual([['import a;\n\na();']]);
    writeText.mockRejectedValue(new Error('Not allowed'));
    await press(folded);
    expect(document.querySelector('details')?.open).toBe(true);
    expect(String(window.getSelection())).toContain('import a;\n\na();');
  });
});

test('the button beside the name of a part copies its address', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  document.querySelector<HTMLElement>('[data-native=copy-link]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls).toEqual([[`${window.location.origin}/#part`]]);
});
