import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contract from '../../typedoc/reference/contract';

const { CLAIM_CLASSES, CODE_CLASSES, DEPTH_CLASSES, KIND_CLASS } = contract;

const OTHERS = [
  ...['button', 'docs-wrapper', 'hash-link', 'markdown', 'mdx-page', 'table-of-contents'],
  ...['rendered', 'rendered-source', 'rendered-result'],
  'page-not-found',
];

function classesIn(file: string): ReadonlySet<string> {
  const styles = readFileSync(`src/css/${file}.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return new Set(styles.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g));
}

test('the contract and the stylesheet have the same classes for highlighted code', () => {
  expect(classesIn('code')).toEqual(
    new Set([...Object.values(CODE_CLASSES), ...Object.values(CLAIM_CLASSES), ...DEPTH_CLASSES]),
  );
});

test('the contract and the stylesheet have the same classes for the reference', () => {
  const own = Object.entries(contract)
    .filter(([name]) => name.endsWith('_CLASS'))
    .map(([, value]) => value);
  const kinds = ['class', 'function', 'interface', 'namespace'];
  expect(new Set([...classesIn('tokens'), ...classesIn('content')])).toEqual(
    new Set([...own, ...kinds.map((kind) => `${KIND_CLASS}-${kind}`), ...OTHERS]),
  );
});
