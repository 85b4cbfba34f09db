import { describe, expect, test } from 'vitest';
import { toMarkdown, withTitle } from './toMarkdown';

const asIs = (target: string) => target;
const lines = (...text: readonly string[]) => text.join('\n');

describe('toMarkdown()', () => {
  test('leaves the front matter out', () => {
    expect(toMarkdown('---\ntitle: Page\n---\n\n# Page\n', false, asIs)).toBe('# Page\n');
  });

  test('leaves text as its author wrote it', () => {
    const text = lines(
      '# A *page*',
      '',
      '* one',
      '* two',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | `x|` |',
      '',
    );
    expect(toMarkdown(text, false, asIs)).toBe(text);
  });

  test('leaves comments out', () => {
    const page = lines('<!-- source: 0123 -->', '', '# Page', '', '## map()', '');
    expect(toMarkdown(page, false, asIs)).toBe('# Page\n\n## map()\n');
  });

  test('leaves out the ids of headings, and not their like in code', () => {
    const code = lines('```md', '## Send {#send}', '```');
    expect(toMarkdown(`## Send it {#send}\n\n${code}\n`, false, asIs)).toBe(
      `## Send it\n\n${code}\n`,
    );
    expect(toMarkdown('## Send {/* #send */}\n', true, asIs)).toBe('## Send\n');
  });

  test('keeps other HTML', () => {
    expect(toMarkdown('<kbd>/</kbd> opens\n', false, asIs)).toBe('<kbd>/</kbd> opens\n');
  });

  test('gives links, images and definitions the address that they resolve to', () => {
    const page = lines(
      '[Int](./int.md#parse "Int") and ![](a.svg) and [it].',
      '',
      '[it]: ./option.md',
      '',
    );
    expect(toMarkdown(page, false, (target) => `https://a.test/${target}`)).toBe(
      lines(
        '[Int](https://a.test/./int.md#parse "Int") and ![](https://a.test/a.svg) and [it].',
        '',
        '[it]: https://a.test/./option.md',
        '',
      ),
    );
  });

  test('changes the target of a link and not its text', () => {
    expect(toMarkdown('[`a.md`](a.md)\n', false, () => 'b')).toBe('[`a.md`](b)\n');
  });

  test('leaves code alone', () => {
    const page = lines('```md', '<!-- x -->', '', '', '', '[a](./b.md)', '```', '');
    expect(toMarkdown(page, false, () => 'changed')).toBe(page);
  });

  test('leaves code in a line alone', () => {
    const page = 'Write `[a](./b.md)`, `` `<!-- x -->` `` or a ` alone: [c](./d.md).\n';
    expect(toMarkdown(page, false, () => 'changed')).toBe(page.replace('./d.md', 'changed'));
  });

  test('replaces a drawing of MDX by its description', () => {
    const page = lines(
      "import Tracks from './Tracks';",
      '',
      'Before',
      '',
      '<Tracks',
      '  of="Option"',
      '  title="Two tracks"',
      '  description="One of `Some`, one of None."',
      '/>',
      '',
      'After',
      '',
    );
    expect(toMarkdown(page, true, asIs)).toBe('Before\n\nOne of `Some`, one of None.\n\nAfter\n');
  });

  test('replaces components of MDX by what they hold, headed by their labels', () => {
    const page = lines(
      "import Tabs from '@theme/Tabs';",
      '',
      '# Install',
      '',
      '<Tabs groupId="manager">',
      '<TabItem value="npm" label="npm">',
      '',
      '```bash',
      'npm install',
      '```',
      '',
      '</TabItem>',
      '<TabItem value="yarn" label="Yarn">',
      '',
      'Use [Yarn](yarn.md).',
      '',
      '</TabItem>',
      '</Tabs>',
      '',
      'After.',
      '',
    );
    expect(toMarkdown(page, true, (target) => `/${target}`)).toBe(
      lines(
        '# Install',
        '',
        '**npm**',
        '',
        '```bash',
        'npm install',
        '```',
        '',
        '**Yarn**',
        '',
        'Use [Yarn](/yarn.md).',
        '',
        'After.',
        '',
      ),
    );
  });

  test('leaves out a component of MDX that holds nothing', () => {
    expect(toMarkdown('Before.\n\n<Chart data={[1]} />\n\nAfter.\n', true, asIs)).toBe(
      'Before.\n\nAfter.\n',
    );
  });
});

describe('withTitle()', () => {
  test('puts the title on top of a page that does not begin with it', () => {
    expect(withTitle('Text.\n', '@tstd/core')).toBe('# @tstd/core\n\nText.\n');
    expect(withTitle('# Lists\n', 'Other')).toBe('# Lists\n');
  });
});
