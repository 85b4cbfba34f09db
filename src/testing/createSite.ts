import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files to a folder that is there until the test ends, and returns its path. */
export function createSite(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
