import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import { useFieldText } from '../useFieldText';
import { createFilter } from './createFilter';
import styles from './styles.module.css';

export interface FieldProps {
  readonly label: string;
  /** Missing on the server, and until the effect has found it. */
  readonly table: HTMLTableElement | undefined;
}

export default function Field({ label, table }: FieldProps): ReactNode {
  const id = useId();
  const { ref, text: query, onInput, clear } = useFieldText();
  const texts = useMemo(() => rowsOf(table).map(textOf), [table]);
  const matches = useMemo(() => texts.map(createFilter(query)), [texts, query]);
  const count = matches.filter(Boolean).length;
  useSteadyColumns(table, query !== '');
  useEffect(() => {
    showRows(table, matches);
  }, [table, matches]);

  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        className={styles.field}
        autoComplete="off"
        spellCheck={false}
        onInput={onInput}
        onKeyDown={(event) => {
          // Escape does not clear the field in every browser.
          if (event.key === 'Escape') {
            clear();
          }
        }}
      />
      <p role="status" className={styles.status}>
        {table !== undefined &&
          (count === 0 ? nothingText(query.trim()) : countText(count, texts.length))}
      </p>
    </div>
  );
}

function rowsOf(table: HTMLTableElement | undefined): readonly HTMLTableRowElement[] {
  return [...(table?.tBodies ?? [])].flatMap(({ rows }) => [...rows]);
}

function textOf({ cells }: HTMLTableRowElement): string {
  return [...cells].map(({ textContent }) => textContent).join(' ');
}

function showRows(table: HTMLTableElement | undefined, isShown: readonly boolean[]): void {
  for (const [index, row] of rowsOf(table).entries()) {
    row.hidden = isShown[index] !== true;
  }
}

/** Keeps the columns from moving with every key press. */
function useSteadyColumns(table: HTMLTableElement | undefined, isSearched: boolean): void {
  useEffect(() => {
    if (!isSearched) {
      return undefined;
    }
    const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
    const widths = heads.map((head) => `${Math.ceil(head.getBoundingClientRect().width)}px`);
    heads.forEach((head, index) => {
      head.style.inlineSize = widths[index] ?? '';
    });
    return () => {
      for (const head of heads) {
        head.style.inlineSize = '';
      }
    };
  }, [table, isSearched]);
}

function countText(count: number, total: number): string {
  return translate(
    {
      id: 'TableSearch.count',
      message: 'Rows shown: {count} of {total}',
      description: 'Counts the rows of a table that contain the search text',
    },
    { count, total },
  );
}

function nothingText(query: string): string {
  return translate(
    {
      id: 'TableSearch.nothing',
      message: 'No row has “{query}”.',
      description: 'Shown when no row of a table contains the search text',
    },
    { query },
  );
}
