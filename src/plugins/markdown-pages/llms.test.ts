import { expect, test } from 'vitest';
import { toIndex } from './llms';

const SITE = {
  title: 'Library',
  tagline: 'What it is',
  sections: [
    {
      title: 'Guides',
      pages: [
        { title: 'Lists [1]', description: 'On lists', url: '/a.md' },
        { title: 'Texts', description: 'On texts', url: '/b.md' },
      ],
    },
    {
      title: 'Reference',
      pages: [{ title: 'map', description: 'Maps', url: '/c.md' }],
    },
  ],
};

test('toIndex() lists the pages below the headings of their sections', () => {
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
