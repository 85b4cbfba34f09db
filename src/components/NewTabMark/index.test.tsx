import { cleanup, screen } from '@testing-library/react';
import MarkdownLink from '@theme/MDXComponents/A';
import EditThisPage from '@theme/EditThisPage';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';

const OPENS_NEW_TAB = '(opens in new tab)';

const THEME = { navbar: { hideOnScroll: true, items: [] } };

afterEach(cleanup);

function readLink(link: ReactElement): readonly [target: string | null, name: string] {
  renderInSite(link, { themeConfig: THEME });
  const element = screen.getByRole('link');
  const name = element.textContent + (screen.queryByLabelText(OPENS_NEW_TAB) ? ' +' : '');
  return [element.getAttribute('target'), name];
}

describe('a link of Markdown', () => {
  test('to another site says that it opens a new tab', () => {
    expect(readLink(<MarkdownLink href="https://example.org">Text</MarkdownLink>)).toEqual([
      '_blank',
      'Text +',
    ]);
  });

  test.each(['/docs', '#anchor', './file'])('to %s says nothing', (href) => {
    expect(readLink(<MarkdownLink href={href}>Text</MarkdownLink>)).toEqual([null, 'Text']);
  });

  test('says what its target does, where it has one', () => {
    const open = (target: string, href: string) =>
      readLink(
        <MarkdownLink href={href} target={target}>
          Text
        </MarkdownLink>,
      );
    expect(open('_blank', '/docs')).toEqual(['_blank', 'Text +']);
    cleanup();
    expect(open('_self', 'https://example.org')).toEqual(['_self', 'Text']);
  });

  test('has no empty class', () => {
    renderInSite(<MarkdownLink href="/docs">Text</MarkdownLink>, { themeConfig: THEME });
    expect(screen.getByRole('link').hasAttribute('class')).toBe(false);
  });

  test('keeps what it is given', () => {
    renderInSite(
      <MarkdownLink href="/docs" id="own">
        Text
      </MarkdownLink>,
      { themeConfig: THEME },
    );
    expect(screen.getByRole('link').id).toBe('own');
  });

  test('is an anchor without an address', () => {
    renderInSite(<MarkdownLink id="own" />, { themeConfig: THEME });
    expect(document.querySelector('#own')?.textContent).toBe('');
  });
});

describe('EditThisPage', () => {
  test('says that it opens a new tab', () => {
    expect(readLink(<EditThisPage editUrl="https://example.org/edit" />)).toEqual([
      '_blank',
      'Edit this page +',
    ]);
  });
});
