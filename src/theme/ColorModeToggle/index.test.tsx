import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { useColorMode } from '@docusaurus/theme-common';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import ColorModeToggle from '.';

interface SystemPreference {
  isDark: boolean;
  readonly listeners: Set<() => void>;
}

const system: SystemPreference = { isDark: false, listeners: new Set() };

function setSystem(isDark: boolean): void {
  system.isDark = isDark;
  act(() => system.listeners.forEach((listener) => listener()));
}

beforeEach(() => {
  system.isDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
  localStorage.clear();
  document.documentElement.setAttribute('data-theme', 'light');
  document.documentElement.setAttribute('data-theme-choice', 'system');
});

afterEach(() => {
  cleanup();
  system.listeners.clear();
  vi.unstubAllGlobals();
});

function ConnectedToggle({ respect }: { readonly respect: boolean }) {
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <ColorModeToggle
      respectPrefersColorScheme={respect}
      value={colorModeChoice}
      onChange={setColorMode}
    />
  );
}

function renderToggle({ respect = true } = {}): HTMLElement {
  renderInSite(
    <ColorModeProvider>
      <ConnectedToggle respect={respect} />
    </ColorModeProvider>,
    {
      themeConfig: {
        colorMode: {
          defaultMode: 'light',
          disableSwitch: false,
          respectPrefersColorScheme: respect,
        },
      },
    },
  );
  return screen.getByRole('button');
}

function state(): readonly unknown[] {
  const { theme, themeChoice } = document.documentElement.dataset;
  return [theme, themeChoice, localStorage.getItem('theme')];
}

function announceFromOtherTab(newValue: string | null): void {
  const oldValue = localStorage.getItem('theme');
  if (newValue === null) {
    localStorage.removeItem('theme');
  } else {
    localStorage.setItem('theme', newValue);
  }
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'theme', oldValue, newValue, storageArea: localStorage }),
    );
  });
}

describe('ColorModeToggle', () => {
  test('goes from the system to light, to dark, and back to the system, which is not stored', () => {
    const button = renderToggle();
    expect(state()).toEqual(['light', 'system', null]);
    fireEvent.click(button);
    expect(state()).toEqual(['light', 'light', 'light']);
    fireEvent.click(button);
    expect(state()).toEqual(['dark', 'dark', 'dark']);
    fireEvent.click(button);
    expect(state()).toEqual(['light', 'system', null]);
  });

  test('swaps light and dark where the system is not respected', () => {
    document.documentElement.setAttribute('data-theme-choice', 'light');
    const button = renderToggle({ respect: false });
    fireEvent.click(button);
    expect(state()).toEqual(['dark', 'dark', 'dark']);
    fireEvent.click(button);
    expect(state()).toEqual(['light', 'light', 'light']);
  });

  test('says the mode in its name and its title', () => {
    const button = renderToggle();
    const names = ['system mode', 'light mode', 'dark mode'].map((mode) => {
      const name = button.getAttribute('aria-label');
      expect(button.title).toBe(mode);
      fireEvent.click(button);
      return name;
    });
    expect(names).toEqual([
      'Switch between dark and light mode (currently system mode)',
      'Switch between dark and light mode (currently light mode)',
      'Switch between dark and light mode (currently dark mode)',
    ]);
  });

  test('follows the operating system in system mode, and only there', () => {
    const button = renderToggle();
    setSystem(true);
    expect(state()).toEqual(['dark', 'system', null]);
    setSystem(false);
    fireEvent.click(button);
    setSystem(true);
    expect(state()).toEqual(['light', 'light', 'light']);
  });

  test('follows a choice made in another tab', () => {
    const button = renderToggle();
    announceFromOtherTab('dark');
    expect(state()).toEqual(['dark', 'dark', 'dark']);
    expect(button.title).toBe('dark mode');
    announceFromOtherTab(null);
    expect(state()).toEqual(['light', 'system', null]);
    expect(button.title).toBe('system mode');
  });

  test('renders the icons of all modes, so that the style sheet can show the right one', () => {
    const icons = [...renderToggle().querySelectorAll('svg')];
    expect(icons.map((icon) => icon.getAttribute('class'))).toEqual([
      'icon system',
      'icon light',
      'icon dark',
    ]);
    expect(icons.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true);
  });
});
