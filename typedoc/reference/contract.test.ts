import { describe, expect, test } from 'vitest';
import {
  REFERENCE_PLUGIN_ID,
  REFERENCE_ROOT,
  isPackagePath,
  memberTitle,
  packageOfPath,
  packagePath,
  referencePath,
} from './contract';

describe('referencePath()', () => {
  test.each([
    ['typedoc/api/en-GB/index.md', '/api'],
    ['/site/typedoc/api/en-GB/core/index.md', '/api/core'],
    ['/site/typedoc/api/en-GB/core/namespace/Option.md', '/api/core/namespace/Option'],
    ['/site/typedoc/api/en-GB/core/function/index.md', '/api/core/function'],
    ['C:\\site\\typedoc\\api\\en\\core\\class\\Box.md', '/api/core/class/Box'],
    ['/site/typedoc/api/fr/core/function/pipe.md', '/api/core/function/pipe'],
  ])('of "%s" is "%s"', (file, path) => {
    expect(referencePath(file)).toBe(path);
  });

  test.each([
    '/site/docs/api/index.md',
    '/site/i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
    '/site/typedoc/api/en-GB/symbols.json',
    '/site/typedoc/api-notes/en-GB/index.md',
  ])('of "%s" is undefined', (file) => {
    expect(referencePath(file)).toBeUndefined();
  });
});

test('packageOfPath() reads the package of a path', () => {
  expect(packageOfPath('/api/core/namespace/Option#map')).toBe('core');
  expect(packageOfPath('/api/num#one')).toBe('num');
  expect(packageOfPath('/api')).toBeUndefined();
  expect(packageOfPath('/docs/api/core')).toBeUndefined();
  expect(packageOfPath('/apis/core')).toBeUndefined();
});

test('the path of a package differs from those of its pages', () => {
  expect(REFERENCE_ROOT).toBe(`/${REFERENCE_PLUGIN_ID}`);
  expect(packageOfPath(packagePath('core'))).toBe('core');
  expect(isPackagePath(packagePath('core'))).toBe(true);
  expect(isPackagePath('/api')).toBe(false);
  expect(isPackagePath('/api/core#lazy')).toBe(false);
  expect(isPackagePath('/api/core/function/pipe')).toBe(false);
});

test.each([
  ['at', 'function', 'at()'],
  ['NonEmpty', 'type', 'type NonEmpty'],
  ['EUR', 'const', 'const EUR'],
  ['length', undefined, 'length'],
] as const)('memberTitle() of %s, a %s, is %s', (name, kind, title) => {
  expect(memberTitle(name, kind)).toBe(title);
});
