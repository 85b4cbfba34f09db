// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Application, createApplication } from './application';

const root = document.documentElement;
let application: Application;

beforeEach(() => {
  document.head.innerHTML = [
    '<script type="speculationrules">{}</script>',
    '<script type="text/plain" data-application src="/std/runtime.js"></script>',
    '<script type="text/plain" data-application src="/std/main.js"></script>',
  ].join('');
  delete root.dataset['hasHydrated'];
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function loaded(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')].filter(({ type }) => type === '');
}

const paths = (): string[] => loaded().map(({ src }) => new URL(src).pathname);

async function hydrate(): Promise<void> {
  root.dataset['hasHydrated'] = 'true';
  // Each action takes a frame.
  await new Promise((resolve) => setTimeout(resolve, 150));
}

describe('an application', () => {
  test('waits until it is started, and is loaded once, in order', () => {
    application = createApplication();
    expect(paths()).toEqual([]);
    application.start();
    application.start();
    expect(paths()).toEqual(['/std/runtime.js', '/std/main.js']);
    expect(loaded().every((script) => !script.async)).toBe(true);
  });

  test('lets the browser fetch pages until it goes from page to page itself', async () => {
    const rules = (): Element | null => document.querySelector('[type=speculationrules]');
    createApplication().start();
    expect(rules()).not.toBeNull();
    await hydrate();
    expect(rules()).toBeNull();
  });

  test.each([
    ['?pm=pnpm', '<div role="tablist"></div>', 2],
    ['?pm=pnpm', '', 0],
    ['', '<div role="tablist"></div>', 0],
  ])('with "%s" in the address of a page with "%s" loads %i scripts', (search, body, scripts) => {
    window.history.replaceState(null, '', `/std/${search}`);
    document.body.innerHTML = body;
    createApplication();
    expect(paths()).toHaveLength(scripts);
    window.history.replaceState(null, '', '/std/');
    document.body.replaceChildren();
  });

  test('starts by itself on a page that is nothing without it', () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="application" content="required">');
    createApplication();
    expect(paths()).toHaveLength(2);
  });

  test('does what waits for it, in order, when it answers to the reader', async () => {
    const done: number[] = [];
    application = createApplication();
    application.whenReady(() => done.push(1));
    application.whenReady(() => done.push(2));
    expect(application.isReady()).toBe(false);
    await hydrate();
    expect(done).toEqual([1, 2]);
    application.whenReady(() => done.push(3));
    expect(done).toEqual([1, 2, 3]);
  });

  test('is not ready before it has done what waits', async () => {
    const done: number[] = [];
    application = createApplication();
    application.whenReady(() => done.push(1));
    application.whenReady(() => done.push(2));
    const hydrated = hydrate();
    expect(application.isReady()).toBe(false);
    application.whenReady(() => done.push(3));
    await hydrated;
    expect(done).toEqual([1, 2, 3]);
    expect(application.isReady()).toBe(true);
  });

  test('loads what was missing again, and nothing else', () => {
    const retries: (() => void)[] = [];
    application = createApplication();
    application.onFailure((retry) => retries.push(retry));
    application.start();
    const [runtime, main] = loaded();
    runtime?.onload?.(new Event('load'));
    expect(retries).toHaveLength(0);
    main?.dispatchEvent(new Event('error'));
    expect(retries).toHaveLength(1);
    retries[0]?.();
    expect(paths()).toEqual(['/std/runtime.js', '/std/main.js', '/std/main.js']);
  });

  const reject = (properties: { readonly name?: string; readonly code?: string }): void => {
    const reason = Object.assign(new Error('Loading chunk 1 failed'), properties);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  };

  test('fails when a stylesheet of it is missing', () => {
    const report = vi.fn();
    createApplication().onFailure(report);
    reject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    expect(report).toHaveBeenCalledOnce();
  });

  test('fails when a part of it is missing, until it answers', async () => {
    const report = vi.fn();
    createApplication().onFailure(report);
    reject({ name: 'TypeError' });
    expect(report).not.toHaveBeenCalled();
    reject({ name: 'ChunkLoadError' });
    expect(report).toHaveBeenCalledOnce();
    await hydrate();
    reject({ name: 'ChunkLoadError' });
    expect(report).toHaveBeenCalledOnce();
  });

  test('starts at once on a page that is loaded anew to try again', () => {
    sessionStorage.setItem('tstd.retry', '[[1,0]]');
    expect(createApplication().pressedBefore).toEqual([[1, 0]]);
    expect(paths()).toHaveLength(2);
    expect(sessionStorage.getItem('tstd.retry')).toBeNull();
  });

  test('does without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    createApplication();
    expect(paths()).toEqual([]);
  });
});
