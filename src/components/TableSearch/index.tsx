import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TABLE_SEARCH_ATTRIBUTE } from '@site/typedoc/reference/contract';
import Field from './Field';

export default function TableSearch({ label }: { readonly label: string }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<HTMLTableElement>();
  useEffect(() => {
    setTable(slot.current === null ? undefined : nextTable(slot.current));
  }, []);
  return (
    <div ref={slot} {...{ [TABLE_SEARCH_ATTRIBUTE]: label }}>
      <Field label={label} table={table} />
    </div>
  );
}

function nextTable(slot: HTMLElement): HTMLTableElement | undefined {
  return [...document.querySelectorAll('table')].find(
    (table) => slot.compareDocumentPosition(table) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
