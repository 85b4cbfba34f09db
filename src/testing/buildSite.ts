import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../typedoc/workspace/packages';

const MODULES = join(REPOSITORY, 'node_modules');
const DOCUSAURUS = join(MODULES, '@docusaurus/core/bin/docusaurus.mjs');

export async function buildSite(site: string, flags: readonly string[] = []): Promise<void> {
  await symlink(MODULES, join(site, 'node_modules'));
  try {
    await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', site, ...flags], {
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(stdout + stderr, { cause: error });
  }
}
