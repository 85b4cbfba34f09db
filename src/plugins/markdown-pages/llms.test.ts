import { describe, expect, test } from 'vitest';
import { toFullText, toIndex } from './llms';

const SITE = {
  title: 'Library',
  tagline: 'What it is',
  sections: [
    {
      title: 'Guides',
      pages: [
        { title: 'Lists [1]', description: 'On lists', url: '/a.md', markdown: '# Lists\n' },
        { title: 'Texts', description: 'On texts', url: '/b.md', markdown: '# Texts\n' },
      ],
    },
    {
      title: 'Reference',
      pages: [{ title: 'map', description: 'Maps', url: '/c.md', markdown: '# map\n' }],
    },
  ],
};

describe('toIndex()', () => {
  test('lists the pages below the headings of their sections', () => {
    expect(toIndex(SITE)).toBe(
      `# Library

> What it is

## Guides

- [Lists \\[1\\]](/a.md): On lists
- [Texts](/b.md): On texts

## Reference

- [map](/c.md): Maps
`,
    );
  });
});

describe('toFullText()', () => {
  test('contains every page after its address', () => {
    expect(toFullText(SITE)).toBe(
      `# Library

> What it is

<!-- /a.md -->

# Lists

<!-- /b.md -->

# Texts

<!-- /c.md -->

# map
`,
    );
  });
});
