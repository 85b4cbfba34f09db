// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import TableSearch from './index';

afterEach(cleanup);

const tableOf = (name: string): ReactElement => (
  <div>
    <table>
      <tbody>
        <tr>
          <td>{name}</td>
        </tr>
      </tbody>
    </table>
  </div>
);

describe('TableSearch', () => {
  test('searches only the next table', async () => {
    renderInSite(
      <>
        <TableSearch label="Find a coin" />
        {tableOf('penny')}
        <TableSearch label="Find a note" />
        {tableOf('tenner')}
        {tableOf('cheque')}
      </>,
    );
    const field = await screen.findByRole('searchbox', { name: 'Find a note' });
    expect(await screen.findAllByRole('searchbox')).toHaveLength(2);
    await userEvent.type(field, 'penny');
    const tables = screen.getAllByRole<HTMLTableElement>('table');
    expect(tables.map(({ rows }) => rows[0]?.hidden)).toEqual([false, true, false]);
    expect(tables.map((each) => field.compareDocumentPosition(each))).toEqual([
      Node.DOCUMENT_POSITION_PRECEDING,
      Node.DOCUMENT_POSITION_FOLLOWING,
      Node.DOCUMENT_POSITION_FOLLOWING,
    ]);
  });

  test('is on the page before it has found its table, without a status', () => {
    const html = renderToString(<TableSearch label="Find a coin" />);
    expect(html).toContain('data-table-search="Find a coin"');
    expect(html).toContain('type="search"');
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
  });
});
