// cspell:ignore présentation
import { describe, expect, test } from 'vitest';
import { type PageSource, readPage } from './readPage';

const PAGE: PageSource = {
  path: '/docs/form',
  kind: 'guide',
  title: 'Check a form',
  description: 'How to check a form.',
  keywords: ['input', 'sign up'],
  trail: ['Recipes'],
  isMdx: false,
  text: '',
};

function read(text: string, more: Partial<PageSource> = {}) {
  return readPage({ ...PAGE, ...more, text });
}

describe('records', () => {
  test('a page and its sections, each with the beginning of its text', () => {
    const { records } = read(`---
description: How to check a form.
---

# Check a form

The _first_ paragraph has \`code\`
and a [link](/x).

\`\`\`ts
const code = 1;
\`\`\`

## Two fields

- One
- Two

### Deeper \`still\` {#below}

| A | B |
| --- | --- |
| c | d |

#### No section

Its text belongs to the one above.
`);
    expect(records).toEqual([
      {
        path: '/docs/form',
        kind: 'guide',
        title: 'Check a form',
        trail: ['Recipes'],
        words: 'input sign up',
        text: 'How to check a form. The first paragraph has code and a link.',
      },
      {
        path: '/docs/form#two-fields',
        kind: 'guide',
        title: 'Two fields',
        trail: ['Recipes', 'Check a form'],
        text: 'One Two',
      },
      {
        path: '/docs/form#below',
        kind: 'guide',
        title: 'Deeper still',
        trail: ['Recipes', 'Check a form'],
        text: 'A B c d Its text belongs to the one above.',
      },
    ]);
  });

  test('headings have the same anchors as on the page', () => {
    const text = '# A\n\n## Twice\n\n## Twice\n\n## La présentation\n';
    expect(read(text).records.map(({ path }) => path.replace(/.*#/, ''))).toEqual([
      '/docs/form',
      'twice',
      'twice-1',
      'la-présentation',
    ]);
  });

  test('MDX is read without its elements and imports', () => {
    const text = `import A from 'a';

# A

<A title="x" />

Text.

## Named {/* #own */}
`;
    const { records } = read(text, { isMdx: true });
    expect(records.map(({ path, title, text: each }) => [path, title, each])).toEqual([
      ['/docs/form', 'Check a form', 'How to check a form. Text.'],
      ['/docs/form#own', 'Named', ''],
    ]);
  });

  test('a long text is cut between words', () => {
    const [page] = read(`# A\n\n${'word '.repeat(200)}`).records;
    expect(page?.text?.length).toBeLessThanOrEqual(300);
    expect(page?.text).toMatch(/ word$/);
  });
});

test('the table at the top contains the names in other libraries', () => {
  const { foreign } = read(`# Coming from it

| it | Here |
| --- | --- |
| \`R.chain\`, \`flatMap()\` | \`Option.andThen\` |
| nothing | \`Option.from\` |
| \`E.Either<Failure, Value>\` | \`Result<Value, Failure>\` |

| Later | tables |
| --- | --- |
| \`a\` | \`b\` |
`);
  expect(foreign).toEqual([
    ['R.chain', 'Option.andThen'],
    ['flatMap()', 'Option.andThen'],
    ['E.Either<Failure, Value>', 'Result<Value, Failure>'],
  ]);
});
