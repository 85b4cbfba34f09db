import { runInNewContext } from 'node:vm';
import * as collection from '@tstd/collection';
import * as core from '@tstd/core';
import * as error from '@tstd/error';
import * as num from '@tstd/num';
import { describe, expect, test } from 'vitest';

import { CARD_EXAMPLES, CARD_KINDS, type CardKind, cardOfFile, socialCard } from './socialCards';

describe('the examples of the cards', () => {
  const evaluate = (code: string): unknown =>
    runInNewContext(`(${code})`, { ...core, ...num, ...error, ...collection });

  test.each(CARD_KINDS)('%s gives what the card says', (kind) => {
    const { code, value } = CARD_EXAMPLES[kind];
    expect(evaluate(code)).toEqual(evaluate(value));
  });
});

describe('the card of a page', () => {
  test.each<[string, CardKind]>([
    ['typedoc/api/core/namespace/Option.md', 'namespace'],
    ['typedoc/api/error/class/TimeoutError.md', 'class'],
    ['typedoc/api/core/index.md', 'package'],
    ['typedoc/api/index.md', 'site'],
    ['i18n/fr/docusaurus-plugin-content-docs-api/current/core/function/pick.md', 'function'],
    ['docs/packages/core/option.mdx', 'guide'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/recipes/form.md', 'guide'],
    ['blog/2026-11-05-first.md', 'post'],
    ['src/pages/versions.md', 'site'],
    ['src/pages/docs/versions.md', 'site'],
  ])('%s is that of a %s', (file, kind) => {
    expect(cardOfFile(file)).toBe(kind);
  });

  test('goes into its front matter, but for that of the site, which the theme gives', () => {
    expect(socialCard('docs/a.md')).toEqual({ image: '/img/cards/guide.png' });
    expect(socialCard('src/pages/versions.md')).toEqual({});
  });
});
