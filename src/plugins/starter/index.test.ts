import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as tslib from './client/tslib';
import { bundleStarter } from './index';

test('every page loads what shows cards when it is needed, and does not have it', () => {
  expect(bundleStarter()).toMatch(/import\(/);
  expect(bundleStarter()).not.toContain('adoptedStyleSheets');
});

test('the helpers of `tslib` in the browser are those that Docusaurus asks for there', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const asked = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/tslib_1\.(\w+)/g)])
    .map(([, helper]) => helper);
  expect(new Set(asked)).toEqual(new Set(Object.keys(tslib)));
});
