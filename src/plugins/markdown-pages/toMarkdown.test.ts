import { describe, expect, test } from 'vitest';
import { toMarkdown, withTitle } from './toMarkdown';

const asIs = (target: string) => target;
const lines = (...text: readonly string[]) => text.join('\n');

describe('toMarkdown()', () => {
  test('removes the front matter', () => {
    expect(toMarkdown('---\ntitle: Page\n---\n\n# Page\n', false, asIs)).toBe('# Page\n');
  });

  test('does not change text', () => {
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

  test('removes comments', () => {
    const page = lines('<!-- source: 0123 -->', '', '# Page', '', '## map()', '');
    expect(toMarkdown(page, false, asIs)).toBe('# Page\n\n## map()\n');
  });

  test('removes the ids of headings, but not in code', () => {
    const code = lines('```md', '## Send {#send}', '```');
    expect(toMarkdown(`## Send it {#send}\n\n${code}\n`, false, asIs)).toBe(
      `## Send it\n\n${code}\n`,
    );
    expect(toMarkdown('## Send {/* #send */}\n', true, asIs)).toBe('## Send\n');
  });

  test('keeps other HTML', () => {
    expect(toMarkdown('<kbd>/</kbd> opens\n', false, asIs)).toBe('<kbd>/</kbd> opens\n');
  });

  test('resolves the addresses of links, images and definitions', () => {
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

  test('changes only the target of a link', () => {
    expect(toMarkdown('[`a.md`](a.md)\n', false, () => 'b')).toBe('[`a.md`](b)\n');
  });

  test('does not change code blocks', () => {
    const page = lines('```md', '<!-- x -->', '', '', '', '[a](./b.md)', '```', '');
    expect(toMarkdown(page, false, () => 'changed')).toBe(page);
  });

  test('does not change inline code', () => {
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

  test('replaces components of MDX by their content', () => {
    const page = lines(
      "import Box from './Box';",
      '',
      '<Box title="A box">',
      '',
      'Use [Yarn](yarn.md).',
      '',
      '</Box>',
      '',
      'After.',
      '',
    );
    expect(toMarkdown(page, true, (target) => `/${target}`)).toBe(
      'Use [Yarn](/yarn.md).\n\nAfter.\n',
    );
  });

  test('lists the commands of each package manager', () => {
    const page =
      '# Install\n\n<InstallCommands packageName="@tstd/core" queryString="pm" />\n\nAfter.\n';
    const markdown = toMarkdown(page, true, asIs);
    expect(markdown).toMatch(
      /^# Install\n\n\*\*npm\*\*\n\n```bash\n[^`]*npm install @tstd\/core\n```\n/,
    );
    expect(markdown).toMatch(/\ndeno add npm:@tstd\/core\n```\n\nAfter.\n$/);
  });

  test('removes a component of MDX without content', () => {
    expect(toMarkdown('Before.\n\n<Chart data={[1]} />\n\nAfter.\n', true, asIs)).toBe(
      'Before.\n\nAfter.\n',
    );
  });
});

describe('withTitle()', () => {
  test('adds the title to a page that does not begin with it', () => {
    expect(withTitle('Text.\n', '@tstd/core')).toBe('# @tstd/core\n\nText.\n');
    expect(withTitle('# Lists\n', 'Other')).toBe('# Lists\n');
  });
});
