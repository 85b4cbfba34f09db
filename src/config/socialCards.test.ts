import { runInNewContext } from 'node:vm';
import * as collection from '@tstd/collection';
import * as core from '@tstd/core';
import * as error from '@tstd/error';
import * as num from '@tstd/num';
import { describe, expect, test } from 'vitest';

import {
  CARD_EXAMPLES,
  CARD_KINDS,
  type CardKind,
  cardOfFile,
  withSocialCard,
} from './socialCards';

describe('the examples of the cards', () => {
  const names: Readonly<Record<string, unknown>> = { ...core, ...num, ...error, ...collection };
  // Core has the functions of text, and collection those of lists.
  const scope = { ...names, String: core.String };
  const evaluate = (code: string): unknown => runInNewContext(`(${code})`, { ...scope });

  test.each(CARD_KINDS)('%s gives what the card says', (kind) => {
    const { code, value } = CARD_EXAMPLES[kind];
    expect(evaluate(code)).toEqual(evaluate(value));
  });
});

describe('the card of a page', () => {
  test.each<[string, CardKind]>([
    ['/typedoc/api/core/namespace/Option.md', 'namespace'],
    ['/typedoc/api/error/class/TimeoutError.md', 'class'],
    ['/typedoc/api/core/index.md', 'package'],
    ['/typedoc/api/index.md', 'site'],
    ['/i18n/fr/docusaurus-plugin-content-docs-api/current/core/function/pick.md', 'function'],
    ['/docs/packages/core/option.mdx', 'guide'],
    ['/i18n/fr/docusaurus-plugin-content-docs/current/recipes/form.md', 'guide'],
    ['/blog/2026-11-05-first.md', 'post'],
    ['/src/pages/versions.md', 'site'],
  ])('%s is that of a %s', (file, kind) => {
    expect(cardOfFile(file)).toBe(kind);
  });

  const read = (filePath: string, frontMatter: Record<string, unknown>): Promise<unknown> =>
    withSocialCard('/site', () => Promise.resolve({ frontMatter, content: '' }))({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('unused')),
    });

  test('goes into the front matter, unless the page names an image', async () => {
    expect(await read('/site/docs/a.md', { title: 'A' })).toEqual({
      frontMatter: { title: 'A', image: '/img/cards/guide.png' },
      content: '',
    });
    expect(await read('/site/docs/a.md', { image: '/b.png' })).toEqual({
      frontMatter: { image: '/b.png' },
      content: '',
    });
  });

  test('is for whole pages: a part of one may have no front matter', async () => {
    expect(await read('/site/docs/_part.md', {})).toEqual({ frontMatter: {}, content: '' });
  });
});
