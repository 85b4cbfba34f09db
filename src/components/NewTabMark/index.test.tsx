import { cleanup, screen } from '@testing-library/react';
import MDXA from '@theme/MDXComponents/A';
import EditThisPage from '@theme/EditThisPage';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';

const OPENS_NEW_TAB = '(opens in new tab)';

const THEME = { navbar: { hideOnScroll: true, items: [] } };

afterEach(cleanup);

/** Whether a link opens a new tab, and its accessible name. */
function readLink(link: ReactElement): readonly [target: string | null, name: string] {
  renderInSite(link, { themeConfig: THEME });
  const element = screen.getByRole('link');
  const name = element.textContent + (screen.queryByLabelText(OPENS_NEW_TAB) ? ' +' : '');
  return [element.getAttribute('target'), name];
}

describe('a link of Markdown', () => {
  test('to another site says that it opens a new tab', () => {
    expect(readLink(<MDXA href="https://example.org">Text</MDXA>)).toEqual(['_blank', 'Text +']);
  });

  test.each(['/docs', '#anchor', './file'])('to %s says nothing', (href) => {
    expect(readLink(<MDXA href={href}>Text</MDXA>)).toEqual([null, 'Text']);
  });

  test('says what its target does, where it has one', () => {
    const open = (target: string, href: string) =>
      readLink(
        <MDXA href={href} target={target}>
          Text
        </MDXA>,
      );
    expect(open('_blank', '/docs')).toEqual(['_blank', 'Text +']);
    cleanup();
    expect(open('_self', 'https://example.org')).toEqual(['_self', 'Text']);
  });

  test('keeps what it is given', () => {
    renderInSite(
      <MDXA href="/docs" id="own">
        Text
      </MDXA>,
      { themeConfig: THEME },
    );
    expect(screen.getByRole('link').id).toBe('own');
  });

  test('is an anchor without an address', () => {
    renderInSite(<MDXA id="own" />, { themeConfig: THEME });
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
