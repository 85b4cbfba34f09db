import { describe, expect, test } from 'vitest';
import {
  REFERENCE_PLUGIN_ID,
  REFERENCE_ROOT,
  isPackagePath,
  memberTitle,
  packageOfPath,
  packagePath,
  readAnchor,
  readMemberTitle,
  referencePath,
  writeAnchor,
} from './contract';

describe('referencePath()', () => {
  test.each([
    ['typedoc/api/index.md', '/api'],
    ['/site/typedoc/api/core/index.md', '/api/core'],
    ['/site/typedoc/api/core/namespace/Option.md', '/api/core/namespace/Option'],
    ['/site/typedoc/api/core/function/index.md', '/api/core/function'],
    ['C:\\site\\typedoc\\api\\core\\class\\Box.md', '/api/core/class/Box'],
    [
      '/site/i18n/fr/docusaurus-plugin-content-docs-api/current/core/function/pipe.md',
      '/api/core/function/pipe',
    ],
  ])('of "%s" is "%s"', (file, path) => {
    expect(referencePath(file)).toBe(path);
  });

  test.each([
    '/site/docs/api/index.md',
    '/site/i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
    '/site/typedoc/api/symbols.json',
    '/site/typedoc/api-notes/index.md',
  ])('of "%s" is nothing', (file) => {
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

test('the path of a package is told from those of its pages', () => {
  expect(REFERENCE_ROOT).toBe(`/${REFERENCE_PLUGIN_ID}`);
  expect(packageOfPath(packagePath('core'))).toBe('core');
  expect(isPackagePath(packagePath('core'))).toBe(true);
  expect(isPackagePath('/api')).toBe(false);
  expect(isPackagePath('/api/core#lazy')).toBe(false);
  expect(isPackagePath('/api/core/function/pipe')).toBe(false);
});

test('an anchor is read again, with the end of its element and without', () => {
  expect(readAnchor(writeAnchor('type.map'))).toBe('type.map');
  expect(readAnchor('<a id="map">')).toBe('map');
  expect(readAnchor('<a href="#map"></a>')).toBeUndefined();
  expect(readAnchor(`${writeAnchor('map')}map`)).toBeUndefined();
  expect(readAnchor(` ${writeAnchor('map')}`)).toBeUndefined();
});

describe('the title of a member', () => {
  test.each([
    ['at', 'function', 'at()'],
    ['NonEmpty', 'type', 'type NonEmpty'],
    ['EUR', 'const', 'const EUR'],
  ] as const)('of %s, a %s, is %s, and is read again', (name, kind, title) => {
    expect(memberTitle(name, kind)).toBe(title);
    expect(readMemberTitle(title)).toEqual({ name, kind });
  });

  test.each(['Access', 'type parameters of a class', 'Option.map()  '])(
    'is not taken from "%s"',
    (title) => {
      expect(readMemberTitle(title)).toBeUndefined();
    },
  );
});
