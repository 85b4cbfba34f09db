import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface TableSearchProps {
  /** Says what the field looks for. */
  readonly label: string;
}

/** A field that searches the next table of the page. Few pages have one, so it is loaded later. */
export default function TableSearch({ label }: TableSearchProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<ReactNode>(null);
  useEffect(() => {
    const table = place.current === null ? undefined : nextTable(place.current);
    if (table !== undefined) {
      import(/* webpackChunkName: "table-search" */ './Field').then(
        ({ default: Field }) => {
          setField(<Field label={label} table={table} />);
        },
        // Where it cannot be loaded, the table is there without it.
        () => undefined,
      );
    }
  }, [label]);
  return (
    <div ref={place} data-table-search={label}>
      {field}
    </div>
  );
}

function nextTable(place: HTMLElement): HTMLTableElement | undefined {
  return [...document.querySelectorAll('table')].find(
    (table) => place.compareDocumentPosition(table) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
