import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TABLE_SEARCH_ATTRIBUTE } from '@site/typedoc/plugin/contract';
import Field from './Field';

export default function TableSearch({ label }: { readonly label: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<HTMLTableElement>();
  useEffect(() => {
    setTable(place.current === null ? undefined : nextTable(place.current));
  }, []);
  return (
    <div ref={place} {...{ [TABLE_SEARCH_ATTRIBUTE]: label }}>
      <Field label={label} table={table} />
    </div>
  );
}

function nextTable(place: HTMLElement): HTMLTableElement | undefined {
  return [...document.querySelectorAll('table')].find(
    (table) => place.compareDocumentPosition(table) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
