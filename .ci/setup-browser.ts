import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser';

const run = (command: string, ...parameters: readonly string[]): Buffer =>
  execFileSync(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });

if (findBrowser({ hasWindows: true }) === undefined && !existsSync(chromium.executablePath())) {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  // On Ubuntu the package `chromium` only installs a snap.
  if (isRoot && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) {
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  } else {
    const playwright = require.resolve('@playwright/test/cli');
    run(process.execPath, playwright, 'install', '--with-deps', 'chromium');
  }
}

// The browser tests have this file as an input, so they run again when it changes.
const browser = findBrowser();
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/browser.txt', browser === undefined ? '' : run(browser, '--version'));
