import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import TableSearch from '../../../components/TableSearch';

/**
 * Puts a field into each place of a page that waits for one, and that says what it looks for. It
 * searches the table that comes after the place; neither of them need be React's.
 */
export function createTableSearches(root: ParentNode): ReactNode {
  return [...root.querySelectorAll<HTMLElement>('[data-table-search]')].map((place) => {
    const table = place.nextElementSibling?.querySelector('table');
    const label = place.dataset['tableSearch'] ?? '';
    return table ? createPortal(<TableSearch label={label} table={table} />, place, label) : null;
  });
}
