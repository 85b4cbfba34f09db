import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Runs the tests twice as fast as the full browser, but has no back/forward cache. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const WITH_WINDOWS = ['chromium', 'google-chrome'];

/** Returns the path of the system's Chromium; if it has none, Playwright uses its own. */
export function findBrowser({ hasWindows = false } = {}): string | undefined {
  const commands = hasWindows ? WITH_WINDOWS : [WITHOUT_WINDOWS, ...WITH_WINDOWS];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path));
}
