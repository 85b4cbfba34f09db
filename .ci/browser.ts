import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its windows: it runs the tests in half of the time, and keeps no page for Back. */
const SHELL = 'chromium-headless-shell';

/** The names under which systems install Chromium and Chrome, the preferred first. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** Returns the path of a browser for tests: the shell of the system, or else what is there. */
export function findBrowser(machine: Machine = createMachine()): string | undefined {
  return (
    foldersOf(machine)
      .map((folder) => join(folder, SHELL))
      .find(machine.isExecutable) ?? findWholeBrowser(machine)
  );
}

/** Returns the path of a Chromium or Chrome with windows, preferably the one of the system. */
export function findWholeBrowser(machine: Machine = createMachine()): string | undefined {
  const candidates = [
    ...COMMANDS.flatMap((command) => foldersOf(machine).map((folder) => join(folder, command))),
    ...APPLICATIONS,
    machine.downloaded,
  ];
  return candidates.find(machine.isExecutable);
}

function foldersOf({ path }: Machine): readonly string[] {
  return path.split(delimiter).filter((folder) => folder !== '');
}

/** Returns the path of a browser for tests, and installs what is missing. */
export function ensureBrowser(machine: Machine = createMachine()): string {
  if (findWholeBrowser(machine) === undefined) {
    install(machine);
  }
  const found = findBrowser(machine);
  if (found === undefined) {
    throw new Error('No Chromium was found, and the installation has not brought one');
  }
  return found;
}

function install({ canInstallPackages, run }: Machine): void {
  if (canInstallPackages()) {
    const packages = ['chromium', SHELL, 'fonts-liberation'];
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
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
