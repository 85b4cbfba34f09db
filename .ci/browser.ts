import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The names under which systems install Chromium and Chrome, the preferred first: the headless shell
 * is the same browser without its windows, and runs the tests in half of the time.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The places where a browser is looked for. */
export interface Machine {
  /** The folders that hold commands, as in `PATH`. */
  readonly path: string;
  /** Where Playwright keeps the browser that it downloads. */
  readonly downloaded: string;
  readonly isExecutable: (path: string) => boolean;
  /** Tells whether packages can be installed with `apt-get`, and Chromium is one of them. */
  readonly canInstallPackages: () => boolean;
  readonly run: (command: string, parameters: readonly string[]) => void;
}

/** Returns the path of a Chromium or Chrome, preferably the one of the system. */
export function findBrowser(machine: Machine = createMachine()): string | undefined {
  const folders = machine.path.split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...APPLICATIONS,
    machine.downloaded,
  ];
  return candidates.find(machine.isExecutable);
}

/** Returns the path of a Chromium or Chrome, and installs one if there is none. */
export function ensureBrowser(machine: Machine = createMachine()): string {
  const found = findBrowser(machine);
  if (found !== undefined) {
    return found;
  }
  if (machine.canInstallPackages()) {
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    machine.run('apt-get', ['update']);
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  } else {
    machine.run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findBrowser(machine);
  if (installed === undefined) {
    throw new Error('No Chromium was found, and the installation has not brought one');
  }
  return installed;
}

function createMachine(): Machine {
  return {
    path: process.env['PATH'] ?? '',
    downloaded: chromium.executablePath(),
    isExecutable,
    canInstallPackages: () => process.getuid?.() === 0 && isDebian(),
    run: (command, parameters) => {
      // Standard output is for the path of the browser.
      execFileSync(command, parameters, { stdio: ['ignore', process.stderr, process.stderr] });
    },
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu does not count: its package `chromium` only asks for a snap. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
