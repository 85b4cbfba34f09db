// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import { stubResizeObserver } from '@site/src/testing/stubResizeObserver';
import MDXComponents from './index';

const { div: Div, pre: Pre, table: Table } = MDXComponents;

beforeEach(stubResizeObserver);
afterEach(cleanup);

describe('MDXComponents', () => {
  test('adds a search field where Markdown requests one for a table', async () => {
    renderInSite(
      <>
        <Div data-table-search="Find a coin" />
        <Table>
          <tbody />
        </Table>
      </>,
    );
    expect(await screen.findByRole('searchbox', { name: 'Find a coin' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Table' }).firstElementChild?.tagName).toBe('TABLE');
  });

  test('does not change other blocks', () => {
    renderInSite(<Div className="one">text</Div>);
    expect(screen.getByText('text').outerHTML).toBe('<div class="one">text</div>');
  });

  test('shows the HTML of a signature, without a button to copy it', () => {
    renderInSite(<Pre className="signature" html='<span class="hl-k">type</span> A' name="A" />);
    expect(screen.getByRole('group', { name: 'Signature of A' }).textContent).toBe('type A');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
