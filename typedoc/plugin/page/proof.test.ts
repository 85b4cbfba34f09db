import { expect, test } from 'vitest';
import type { TestedLaw } from '../contract';
import type { PageProof } from '../evidence';
import { themeTexts } from '../texts';
import { writeProof } from './proof';

const definition = { file: 'laws.ts', line: 1 };

const law = (line: number): TestedLaw => ({
  module: 'Shape',
  law: 'order',
  test: { file: 'a.test.ts', line },
  definition,
});

const PROOF: PageProof = {
  examples: 1,
  claims: 2,
  laws: [
    law(3),
    law(5),
    { module: 'Shape', law: 'laws of <any> corner', test: { file: 'b.ts', line: 7 } },
  ],
  coverage: { lines: '100 %', branches: '99.9 %' },
};

const write = (proof: PageProof, locale = 'en'): readonly string[] =>
  writeProof(proof, {
    labels: themeTexts(locale).page,
    sourceOf: ({ file, line }) => `https://code.test/${file}#L${line}`,
  }).split('\n\n');

test('writeProof() writes one line, and folds what it means and where it is tested', () => {
  expect(write(PROOF)).toEqual([
    '<details>',
    '<summary>1 example run · 2 claims held · 2 laws · package 100 % covered</summary>',
    'The tests compile and run each example of this page, and compare each claim with what comes out. Tests and examples reach 100 % of the lines and 99.9 % of the branches of the package. [How it is measured](/evidence#how).',
    [
      '- [order](https://code.test/laws.ts#L1): [test 1](https://code.test/a.test.ts#L3), [test 2](https://code.test/a.test.ts#L5)',
      '- <span lang="en">laws of &lt;any&gt; corner</span>: [test](https://code.test/b.ts#L7)',
    ].join('\n'),
    '</details>',
  ]);
});

test('writeProof() says nothing of what was not measured', () => {
  const [, summary, text] = write({ examples: 0, claims: 0, laws: [law(3)] }, 'fr');
  expect(summary).toBe('<summary>1 loi</summary>');
  expect(text).toBe('[Comment ces chiffres sont obtenus](/evidence#how).');
});
