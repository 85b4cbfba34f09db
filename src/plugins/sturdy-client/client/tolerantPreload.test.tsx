import type { ComponentType } from 'react';
import routes from '@generated/routes';
import { render, screen } from '@testing-library/react';
import Loadable from 'react-loadable';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import tolerantPreload from './tolerantPreload';

/** A part of a page, and the end of loading it. */
function part(path: string, extra: object = {}) {
  let resolve: (loaded: ComponentType) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<ComponentType>((...ends) => {
    [resolve, reject] = ends;
  });
  const component = Loadable<unknown, ComponentType>({
    loader: () => promise,
    loading: () => null,
    render: (Loaded) => <Loaded />,
  });
  const preload = vi.spyOn(component, 'preload');
  return { route: { path, component, ...extra }, component, preload, resolve, reject };
}

const Text = () => <p>Loaded</p>;
const fault = new Error('Loading chunk 7 failed');

beforeEach(() => {
  document.body.innerHTML = '<div id="__docusaurus"><p>From the server</p></div>';
});

afterEach(() => {
  delete window.docusaurusRoot;
  routes.length = 0;
  vi.restoreAllMocks();
});

const page = () => document.body.textContent;
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('tolerantPreload()', () => {
  test.each([
    ['/docs/page', '/docs/page'],
    ['/docs/page.html', '/docs/page'],
    ['/docs/page/index.html', '/docs/page'],
    ['/index.html', '/'],
    ['/caf%C3%A9', '/café'],
    ['/half%escape', '/half%escape'],
  ])('loads %s as %s, and no other page', async (path, expected) => {
    const wanted = part(expected, { exact: true });
    const other = part('/other', { exact: true });
    routes.push(other.route, wanted.route);
    wanted.resolve(Text);
    await tolerantPreload(path);
    expect(wanted.preload).toHaveBeenCalledOnce();
    expect(other.preload).not.toHaveBeenCalled();
    expect(page()).toBe('From the server');
  });

  test('has nothing to load for a path that no page has', async () => {
    await expect(tolerantPreload('/missing')).resolves.toBeUndefined();
    expect(page()).toBe('From the server');
  });

  test('reports a failure, and clears the page that cannot be taken over', async () => {
    const broken = part('/');
    routes.push(broken.route);
    broken.reject(fault);
    const error = silence();
    await expect(tolerantPreload('/')).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledExactlyOnceWith(fault);
    expect(page()).toBe('');
  });

  test('waits for every part when one has failed, so that each shows what it has', async () => {
    const inner = part('/docs/page');
    const layout = part('/docs', { routes: [inner.route] });
    routes.push(layout.route);
    silence();
    const isReady = vi.fn();
    const ready = tolerantPreload('/docs/page').then(isReady);
    inner.reject(fault);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isReady).not.toHaveBeenCalled();
    layout.resolve(Text);
    await ready;
    const Layout = layout.component;
    render(<Layout />);
    expect(screen.queryByText('Loaded')).not.toBeNull();
  });

  test('reports one failure of many parts once', async () => {
    const inner = part('/docs/page');
    const layout = part('/docs', { routes: [inner.route] });
    routes.push(layout.route);
    inner.reject(fault);
    layout.reject(fault);
    const error = silence();
    await tolerantPreload('/docs/page');
    expect(error).toHaveBeenCalledExactlyOnceWith(fault);
  });

  test('reports a failure of another page, and leaves the one that is shown', async () => {
    const broken = part('/elsewhere');
    routes.push(broken.route);
    broken.reject(fault);
    const error = silence();
    window.docusaurusRoot = { render: () => {}, unmount: () => {} };
    await tolerantPreload('/elsewhere');
    expect(error).toHaveBeenCalledOnce();
    expect(page()).toBe('From the server');
  });
});
