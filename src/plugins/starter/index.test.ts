import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyTexts } from '../../config/keyTexts';
import * as tslib from './client/tslib';
import { bundleKeys, bundleStarter } from './index';

test('the code that answers to keys is a module of its own, with its texts and styles', () => {
  const code = bundleKeys(keyTexts('fr'));
  expect(code).toContain(keyTexts('fr').singleNote);
  expect(code).toContain('.keys dl');
  expect(code).toMatch(/export\{\w+ as answerKey\};?$/);
});

test('every page loads it when a key is pressed, and does not have it', () => {
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
