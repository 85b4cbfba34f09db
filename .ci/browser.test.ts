import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureBrowser, findBrowser, findWholeBrowser, type Machine } from './browser';

const DOWNLOADED = '/cache/playwright/chrome';

interface FakeMachine extends Machine {
  readonly commands: readonly string[];
}

/** Returns a machine on which `files` can be run, and running a command adds what it `installs`. */
function createMachine({
  files = [],
  installs = {},
  canInstallPackages = false,
}: {
  files?: readonly string[];
  installs?: Readonly<Record<string, string>>;
  canInstallPackages?: boolean;
}): FakeMachine {
  const present = new Set(files);
  const commands: string[] = [];
  return {
    commands,
    path: ['/opt/bin', '', '/usr/bin'].join(delimiter),
    downloaded: DOWNLOADED,
    isExecutable: (path) => present.has(path),
    canInstallPackages: () => canInstallPackages,
    run: (command, parameters) => {
      const line = [command, ...parameters].join(' ');
      commands.push(line);
      const installed = installs[line];
      if (installed !== undefined) {
        present.add(installed);
      }
    },
  };
}

describe('findBrowser()', () => {
  test('finds nothing on a machine without a browser', () => {
    expect(
      findBrowser(createMachine({ files: ['/usr/bin/firefox', '/chromium'] })),
    ).toBeUndefined();
  });

  test.each([
    '/usr/bin/chromium',
    '/opt/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    DOWNLOADED,
  ])('finds %s', (file) => {
    expect(findBrowser(createMachine({ files: [file] }))).toBe(file);
  });

  test('prefers the shell to Chromium, and Chromium to Chrome', () => {
    const files = ['/opt/bin/google-chrome', '/usr/bin/chromium'];
    const shell = '/opt/bin/chromium-headless-shell';

    expect(findBrowser(createMachine({ files }))).toBe('/usr/bin/chromium');
    expect(findBrowser(createMachine({ files: [...files, shell] }))).toBe(shell);
    expect(findWholeBrowser(createMachine({ files: [...files, shell] }))).toBe('/usr/bin/chromium');
  });

  test('prefers a browser of the system to the one that Playwright has downloaded', () => {
    const files = [DOWNLOADED, '/usr/bin/google-chrome'];

    expect(findBrowser(createMachine({ files }))).toBe('/usr/bin/google-chrome');
  });
});

describe('ensureBrowser()', () => {
  const install =
    'apt-get install -y --no-install-recommends chromium chromium-headless-shell fonts-liberation';
  const download = 'npx playwright install chromium';

  test('installs nothing where there is a browser', () => {
    const machine = createMachine({ files: ['/usr/bin/chromium'], canInstallPackages: true });

    expect(ensureBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.commands).toEqual([]);
  });

  test('installs the package where it can', () => {
    const installs = { [install]: '/usr/bin/chromium' };
    const machine = createMachine({ installs, canInstallPackages: true });

    expect(ensureBrowser(machine)).toBe('/usr/bin/chromium');
    expect(machine.commands).toEqual(['apt-get update', install]);
  });

  test('lets Playwright download its browser elsewhere', () => {
    const machine = createMachine({ installs: { [download]: DOWNLOADED } });

    expect(ensureBrowser(machine)).toBe(DOWNLOADED);
    expect(machine.commands).toEqual([download]);
  });

  test('throws when the installation has brought no browser', () => {
    expect(() => ensureBrowser(createMachine({}))).toThrow('No Chromium was found');
  });
});
