import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFERENCE_FOLDERS } from '../../../typedoc/plugin/contract';
import { CONTENT_FOLDERS } from '../../../typedoc/workspace/content';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { createCounterpartFinder } from './counterparts';

const PLUGINS = { en: ['english'], fr: ['french'] } as never;
const find = createCounterpartFinder({ root: REPOSITORY, plugins: PLUGINS });

/** The files that have a page in the other languages, with the plugins of their language. */
function findFiles(file: string): readonly unknown[] {
  return find(join(REPOSITORY, file)).map(({ path, plugins }) => [path, plugins]);
}

describe('createCounterpartFinder()', () => {
  test.each(Object.values(CONTENT_FOLDERS))('finds a page of $en in $fr, and back', (folders) => {
    const page = {
      [CONTENT_FOLDERS.docs.en]: 'project/changes.md',
      [CONTENT_FOLDERS.blog.en]: '2026-11-18-welcome.md',
      [CONTENT_FOLDERS.pages.en]: 'versions.md',
    }[folders.en];
    const english = `${folders.en}/${page}`;
    const french = `${folders.fr}/${page}`;
    expect(findFiles(english)).toEqual([[french, ['french']]]);
    expect(findFiles(french)).toEqual([[english, ['english']]]);
  });

  test('finds the README of a package by its page, without the section that the page has not', () => {
    const [english] = find(join(REPOSITORY, REFERENCE_FOLDERS.fr, 'money/index.md'));
    expect(english?.path).toBe('typedoc/packages/money/README.md');
    expect(english?.text).toContain('## First example');
    expect(english?.text).not.toContain('## Install');
    expect(findFiles(`${REFERENCE_FOLDERS.en}/money/index.md`)).toEqual([
      ['i18n/fr/api/money/README.md', ['french']],
    ]);
  });

  test.each([
    ['a page without a translation', 'docs/none.md'],
    [
      'a page of the reference that is the same in all languages',
      'typedoc/api/core/function/pipe.md',
    ],
    ['a file that is no page', 'README.md'],
  ])('finds nothing for %s', (_, file) => {
    expect(findFiles(file)).toEqual([]);
  });
});
