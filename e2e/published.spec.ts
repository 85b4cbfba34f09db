import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('nothing that is published names the folder that it was built in', () => {
  const folder = process.cwd();
  const files = readdirSync('build', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => readFileSync(file).includes(folder))).toEqual([]);
});
