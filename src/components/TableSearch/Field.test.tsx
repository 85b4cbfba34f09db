// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import Field from './Field';

const ROWS = [
  ['CZK', 'couronne tchèque', '2'],
  ['EUR', 'euro', '2'],
  ['JPY', 'yen', '0'],
  ['XAU', 'pièce d’or', '3'],
  ['XTS', 'chef-d’œuvre', '4'],
];

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function renderSearch(): HTMLTableElement {
  const table = document.createElement('table');
  table.innerHTML = [
    '<thead><tr><th>Code</th><th>Name</th><th>Digits</th></tr></thead><tbody>',
    ...ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`),
    '</tbody>',
  ].join('');
  document.body.append(table);
  renderInSite(<Field label="Find a currency" table={table} />);
  return table;
}

function shownIn(table: HTMLTableElement): readonly (string | undefined)[] {
  return [...table.rows].filter(({ hidden }) => !hidden).map(({ cells }) => cells[0]?.textContent);
}

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Find a currency' });
const status = (): string => screen.getByRole('status').textContent;

describe('the field of TableSearch', () => {
  test('shows every row before anything is typed', () => {
    const table = renderSearch();
    expect(shownIn(table)).toHaveLength(ROWS.length + 1);
    expect(status()).toBe('Rows shown: 5 of 5');
  });

  test.each([
    ['a code', 'eur', ['EUR']],
    ['a part of a name', 'cour', ['CZK']],
    ['a name without its accents', 'PIECE', ['XAU']],
    ['a letter that the reader may not have', 'oeuvre', ['XTS']],
    ['the apostrophe of a keyboard', "d'or", ['XAU']],
    ['a number', '0', ['JPY']],
    ['words of several columns in any order', '2 eur', ['EUR']],
    ['spaces', '  ', ['CZK', 'EUR', 'JPY', 'XAU', 'XTS']],
  ])('finds %s, below the row of headings', async (_name, query, found) => {
    const table = renderSearch();
    await userEvent.type(field(), query);
    expect(shownIn(table)).toEqual(['Code', ...found]);
    expect(status()).toBe(`Rows shown: ${found.length} of 5`);
  });

  test('reports that no row matches', async () => {
    const table = renderSearch();
    await userEvent.type(field(), ' doubloon ');
    expect(shownIn(table)).toEqual(['Code']);
    expect(status()).toBe('No row has “doubloon”.');
  });

  test('shows every row again when a key clears the field', async () => {
    const table = renderSearch();
    await userEvent.type(field(), 'euro{Escape}');
    expect(field()).toHaveProperty('value', '');
    expect(shownIn(table)).toHaveLength(ROWS.length + 1);
  });

  test('keeps the width of the columns while it searches', () => {
    const table = renderSearch();
    const [head] = table.querySelectorAll('th');
    vi.spyOn(head as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 79.2, 20));
    fireEvent.input(field(), { target: { value: 'euro' } });
    expect(head?.style.inlineSize).toBe('80px');
    fireEvent.input(field(), { target: { value: '' } });
    expect(head?.style.inlineSize).toBe('');
  });
});
