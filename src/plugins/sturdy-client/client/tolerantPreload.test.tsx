import preload from '@docusaurus/core/lib/client/preload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import tolerantPreload from './tolerantPreload';

vi.mock('@docusaurus/core/lib/client/preload', () => ({ default: vi.fn() }));

beforeEach(() => {
  document.body.innerHTML = '<div id="__docusaurus"><p>From the server</p></div>';
});

afterEach(() => {
  delete window.docusaurusRoot;
  vi.restoreAllMocks();
  vi.mocked(preload).mockReset();
});

const page = () => document.body.textContent;

describe('tolerantPreload()', () => {
  test.each([
    ['/docs/page', '/docs/page'],
    ['/docs/page.html', '/docs/page'],
    ['/docs/page/index.html', '/docs/page'],
    ['/index.html', '/'],
  ])('loads %s as %s', async (path, expected) => {
    await tolerantPreload(path);
    expect(preload).toHaveBeenCalledExactlyOnceWith(expected);
    expect(page()).toBe('From the server');
  });

  test('reports a failure, and clears the page that cannot be taken over', async () => {
    const fault = new Error('Loading chunk 7 failed');
    vi.mocked(preload).mockRejectedValue(fault);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(tolerantPreload('/')).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledExactlyOnceWith(fault);
    expect(page()).toBe('');
  });

  test('reports a failure of another page, and leaves the one that is shown', async () => {
    vi.mocked(preload).mockRejectedValue(new Error('Loading chunk 7 failed'));
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    window.docusaurusRoot = { render: () => {}, unmount: () => {} };
    await tolerantPreload('/elsewhere');
    expect(error).toHaveBeenCalledOnce();
    expect(page()).toBe('From the server');
  });
});
