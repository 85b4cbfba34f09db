import { join } from 'node:path';
import logger from '@docusaurus/logger';
import { runScript } from '../runScript';

/**
 * Runs TypeDoc in a process of its own; a build also tells what proves each package.
 *
 * @throws Error with all that TypeDoc says when it cannot read the sources.
 */
export async function writeReference(siteDir: string): Promise<void> {
  const flags = process.env.NODE_ENV === 'production' ? ['--report'] : [];
  try {
    const { stdout, stderr } = await runScript(siteDir, [
      join(siteDir, 'typedoc/plugin/cli.ts'),
      ...flags,
    ]);
    logger.info(stdout.trim());
    if (stderr.trim() !== '') {
      logger.warn(stderr.trim());
    }
  } catch (error) {
    throw new Error(`The API reference could not be made\n${(error as Error).message}`, {
      cause: error,
    });
  }
}
