import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('findBrowser() prefers the shell to Chromium, and Chromium to Chrome', () => {
  expect(findBrowser()).toBeUndefined();
  for (const name of ['firefox', 'google-chrome', 'chromium', 'chromium-headless-shell']) {
    writeFileSync(join(folder, name), '');
    expect(findBrowser()).toBe(name === 'firefox' ? undefined : join(folder, name));
  }
  expect(findBrowser({ hasWindows: true })).toBe(join(folder, 'chromium'));
});
