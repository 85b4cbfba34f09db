import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import remarkFrenchSpaces from './frenchSpaces';

function textsOf(page: string): readonly string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrenchSpaces);
  const texts: string[] = [];
  visit(processor.runSync(processor.parse(page)) as Root, (node) => {
    if ('url' in node) {
      texts.push(node.url);
    }
    if ('value' in node && typeof node.value === 'string') {
      texts.push(node.value);
    }
  });
  return texts;
}

describe('remarkFrenchSpaces()', () => {
  test.each([
    ['Une valeur : la sienne ; oui !', ['Une valeur\u{A0}: la sienne\u{A0}; oui\u{A0}!']],
    ['Le mot « oui » ?', ['Le mot «\u{A0}oui\u{A0}»\u{A0}?']],
    ['## Pourquoi ?', ['Pourquoi\u{A0}?']],
    ['Une ligne\n: une autre', ['Une ligne\u{A0}: une autre']],
    ['« `None` » : rien', ['«\u{A0}', 'None', '\u{A0}»\u{A0}: rien']],
  ])('adds no-break spaces to %j', (page, texts) => {
    expect(textsOf(page)).toEqual(texts);
  });

  test.each([
    ['`a ? b : c`', ['a ? b : c']],
    ['```ts\na ? b : c;\n```', ['a ? b : c;']],
    ['[x](<https://a.test/b ? c>)', ['https://a.test/b ? c', 'x']],
    ['<i lang="en">Why : because</i>', ['Why : because']],
    ['Les touches /, ?, j', ['Les touches /, ?, j']],
  ])('does not change %j', (page, texts) => {
    expect(textsOf(page)).toEqual(texts);
  });
});
