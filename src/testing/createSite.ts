import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Deleted when the test ends. */
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
