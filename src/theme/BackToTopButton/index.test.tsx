// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import BackToTopButton from './index';

const scrollByScript = vi.hoisted(() => vi.fn());

vi.mock('@theme-original/BackToTopButton', () => ({
  default: () => <button onClick={scrollByScript} />,
}));

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function clickWithMotion(motion: 'reduce' | 'no-preference'): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(prefers-reduced-motion: ${motion})`,
  }));
  render(<BackToTopButton />);
  await userEvent.click(screen.getByRole('button'));
}

describe('BackToTopButton', () => {
  test('goes to the top at once where motion is to be reduced', async () => {
    await clickWithMotion('reduce');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(scrollByScript).not.toHaveBeenCalled();
  });

  test('leaves the way to the theme elsewhere', async () => {
    await clickWithMotion('no-preference');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollByScript).toHaveBeenCalledOnce();
  });
});
