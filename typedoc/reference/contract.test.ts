import { describe, expect, test } from 'vitest';
import {
  REFERENCE_PLUGIN_ID,
  REFERENCE_ROOT,
  inVersion,
  isPackagePath,
  memberTitle,
  packageOfPath,
  packagePath,
  referencePath,
  versionOf,
} from './contract';

describe('referencePath()', () => {
  test.each([
    ['typedoc/api/en-GB/index.md', '/api'],
    ['/site/typedoc/api/en-GB/core/index.md', '/api/core'],
    ['/site/typedoc/api/en-GB/core/namespace/Option.md', '/api/core/namespace/Option'],
    ['/site/typedoc/api/en-GB/core/function/index.md', '/api/core/function'],
    ['C:\\site\\typedoc\\api\\en\\core\\class\\Box.md', '/api/core/class/Box'],
    ['/site/typedoc/api/fr/core/function/pipe.md', '/api/core/function/pipe'],
    ['/site/api_versioned_docs/version-1.0/core/index.md', '/api/core'],
    ['/i18n/fr/docusaurus-plugin-content-docs-api/version-1.0/index.md', '/api'],
  ])('of "%s" is "%s"', (file, path) => {
    expect(referencePath(file)).toBe(path);
  });

  test.each([
    '/site/docs/api/index.md',
    '/site/i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
    '/site/typedoc/api/en-GB/symbols.json',
    '/site/typedoc/api-notes/en-GB/index.md',
    '/site/versioned_docs/version-1.0/index.md',
  ])('of "%s" is undefined', (file) => {
    expect(referencePath(file)).toBeUndefined();
  });
});

test.each([
  ['docs/version-1.0/guide.md', undefined],
  ['i18n/fr/docusaurus-plugin-content-docs/current/guide.md', undefined],
  ['typedoc/api/en-GB/index.md', undefined],
  ['versioned_docs/version-1.0/guide.md', '1.0'],
  ['@site/api_versioned_docs/version-1.0/core/index.md', '1.0'],
  [
    'C:\\site\\i18n\\fr\\docusaurus-plugin-content-docs\\version-1.0.0-alpha.0\\a.md',
    '1.0.0-alpha.0',
  ],
  ['/site/i18n/fr/docusaurus-plugin-content-docs-api/version-1.0/index.md', '1.0'],
])('versionOf() of "%s" is %s', (file, version) => {
  expect(versionOf(file)).toBe(version);
});

test.each([
  ['/docs/packages/core#map', '/docs/1.0/packages/core#map'],
  ['/api', '/api/1.0'],
  ['/api#core', '/api/1.0#core'],
  ['/api/core', '/api/1.0/core'],
  ['/docs', '/docs'],
  ['/apis/core', '/apis/core'],
  ['/blog/docs/welcome', '/blog/docs/welcome'],
  ['#map', '#map'],
  ['https://example.org/api', 'https://example.org/api'],
])('inVersion() puts "%s" into "%s"', (path, versioned) => {
  expect(inVersion(path, '1.0')).toBe(versioned);
  expect(inVersion(path, undefined)).toBe(path);
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
