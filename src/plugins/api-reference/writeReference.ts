import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import logger from '@docusaurus/logger';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/**
 * Runs TypeDoc in a process of its own; a build also tells what proves each package.
 *
 * @throws Error with all that TypeDoc says when it cannot read the sources.
 */
export async function writeReference(siteDir: string): Promise<void> {
  const flags = process.env.NODE_ENV === 'production' ? ['--report'] : [];
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', 'tsx', join(siteDir, 'typedoc/plugin/cli.ts'), ...flags],
      { cwd: siteDir, maxBuffer: MAX_OUTPUT_BYTES },
    );
    logger.info(stdout.trim());
    if (stderr.trim() !== '') {
      logger.warn(stderr.trim());
    }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The API reference could not be made\n${stdout}${stderr}`.trim());
  }
}
