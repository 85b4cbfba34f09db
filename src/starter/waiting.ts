/** Finds what was pressed or typed into, and waits for the application. */
export const WAITING = ':is(button, input, [role=button], [role=tab])[aria-busy=true]';

/** The way to an element from the top of the page, as places among siblings. */
export type ElementPath = readonly number[];

export function pathOf(element: Element): ElementPath {
  const parent = element.parentElement;
  return parent === null ? [] : [...pathOf(parent), [...parent.children].indexOf(element)];
}

export function elementAt(path: ElementPath): HTMLElement | null {
  let element: Element | undefined = document.documentElement;
  for (const place of path) {
    element = element?.children[place];
  }
  return element instanceof HTMLElement ? element : null;
}
