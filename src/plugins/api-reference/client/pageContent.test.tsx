// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import { wrapContent } from './pageContent';

afterEach(cleanup);

const table = (name: string): string =>
  `<div><table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>${name}</td></tr></tbody></table></div>`;

const HTML = [
  '<div data-table-search="Find a coin"></div>',
  table('penny'),
  '<div data-table-search="Find a note"></div>',
  table('tenner'),
  table('cheque'),
].join('');

const Page = wrapContent(() => <div dangerouslySetInnerHTML={{ __html: HTML }} />);

describe('wrapContent()', () => {
  test('puts a field before each table that has a place for one, and searches that', async () => {
    renderInSite(<Page />);
    const field = await screen.findByRole('searchbox', { name: 'Find a note' });
    expect(screen.getAllByRole('searchbox')).toHaveLength(2);
    await userEvent.type(field, 'penny');
    const tables = screen.getAllByRole('table') as HTMLTableElement[];
    expect(tables.map(({ tBodies }) => tBodies[0]?.rows[0]?.hidden)).toEqual([false, true, false]);
    expect(tables.map((each) => field.compareDocumentPosition(each))).toEqual([
      Node.DOCUMENT_POSITION_PRECEDING,
      Node.DOCUMENT_POSITION_FOLLOWING,
      Node.DOCUMENT_POSITION_FOLLOWING,
    ]);
  });
});
