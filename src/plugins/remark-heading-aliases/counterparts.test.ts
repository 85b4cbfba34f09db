import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceFolder } from '../../../typedoc/plugin/contract';
import { CONTENT_KINDS, contentFolder } from '../../../typedoc/workspace/content';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { createCounterpartFinder } from './counterparts';

const find = createCounterpartFinder(REPOSITORY, (locale) => [[locale]] as never);

/** The files that have a page in the other languages, with the plugins of their language. */
function findFiles(file: string): readonly unknown[] {
  return find(join(REPOSITORY, file)).map(({ path, plugins }) => [path, plugins]);
}

describe('createCounterpartFinder()', () => {
  test.each(CONTENT_KINDS)('finds a page of %s in French, and back', (kind) => {
    const page = {
      docs: 'project/changes.md',
      blog: '2026-11-18-welcome.md',
      pages: 'versions.md',
    }[kind];
    const english = `${contentFolder(kind, 'en')}/${page}`;
    const french = `${contentFolder(kind, 'fr')}/${page}`;
    expect(findFiles(english)).toEqual([[french, [['fr']]]]);
    expect(findFiles(french)).toEqual([[english, [['en']]]]);
  });

  test('finds the README of a package by its page, without the section that the page has not', () => {
    const [english] = find(join(REPOSITORY, referenceFolder('fr'), 'money/index.md'));
    expect(english?.path).toBe('typedoc/packages/money/README.md');
    expect(english?.text).toContain('## First example');
    expect(english?.text).not.toContain('## Install');
    expect(findFiles(`${referenceFolder('en')}/money/index.md`)).toEqual([
      ['i18n/fr/api/money/README.md', [['fr']]],
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
