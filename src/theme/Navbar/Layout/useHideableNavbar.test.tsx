import type { ReactNode } from 'react';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import { act, cleanup, screen } from '@testing-library/react';
import type { MemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite';
import { useHideableNavbar } from './useHideableNavbar';

const NAVBAR_HEIGHT = 60;

function Navbar({ hideOnScroll }: { readonly hideOnScroll: boolean }): ReactNode {
  const { navbarRef, isVisible } = useHideableNavbar(hideOnScroll);
  return <nav ref={navbarRef}>{isVisible ? 'visible' : 'hidden'}</nav>;
}

function renderNavbar({ hideOnScroll = true } = {}): MemoryHistory {
  return renderInSite(
    <ScrollControllerProvider>
      <Navbar hideOnScroll={hideOnScroll} />
      <h2 id="été">An anchor with a letter outside ASCII</h2>
    </ScrollControllerProvider>,
  ).history;
}

function scrollTo(top: number): void {
  vi.stubGlobal('pageYOffset', top);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const navbar = () => screen.getByRole('navigation').textContent;

beforeEach(() => {
  vi.stubGlobal('pageYOffset', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(NAVBAR_HEIGHT);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useHideableNavbar()', () => {
  test('hides the navbar on scrolling down and shows it on scrolling up', () => {
    renderNavbar();
    expect(navbar()).toBe('visible');
    scrollTo(500);
    expect(navbar()).toBe('hidden');
    scrollTo(450);
    expect(navbar()).toBe('visible');
  });

  test('shows the navbar at the top of the page', () => {
    renderNavbar();
    scrollTo(500);
    scrollTo(NAVBAR_HEIGHT - 1);
    expect(navbar()).toBe('visible');
  });

  test('leaves the navbar hidden when the end of the page bounces back', () => {
    renderNavbar();
    scrollTo(4200);
    scrollTo(4190);
    expect(navbar()).toBe('hidden');
  });

  test('leaves the navbar hidden on the way to an anchor above, whatever its letters', () => {
    const history = renderNavbar();
    scrollTo(2000);
    act(() => history.push(`#${encodeURIComponent('été')}`));
    scrollTo(1000);
    expect(navbar()).toBe('hidden');
    scrollTo(900);
    expect(navbar()).toBe('visible');
  });

  test('shows the navbar on scrolling up after an anchor that needed no scrolling', async () => {
    const history = renderNavbar();
    scrollTo(2000);
    act(() => history.push('#été'));
    await new Promise(requestAnimationFrame);
    scrollTo(1900);
    expect(navbar()).toBe('visible');
  });

  test('shows the navbar when the reader goes to an anchor that does not exist, or to a page', () => {
    const history = renderNavbar();
    scrollTo(2000);
    act(() => history.push('#nowhere'));
    expect(navbar()).toBe('visible');
    scrollTo(3000);
    act(() => history.push('/elsewhere'));
    expect(navbar()).toBe('visible');
  });

  test('takes an anchor that is not well encoded as it is', () => {
    const history = renderNavbar();
    scrollTo(2000);
    act(() => history.push('#%'));
    expect(navbar()).toBe('visible');
  });

  test('never hides a navbar that is to stay', () => {
    renderNavbar({ hideOnScroll: false });
    scrollTo(500);
    expect(navbar()).toBe('visible');
  });
});
