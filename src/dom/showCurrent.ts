export function showCurrent(sidebar: Element): void {
  // `scrollIntoView` would scroll the page too.
  const current = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (current !== undefined && (current.top < box.top || current.bottom > box.bottom)) {
    sidebar.scrollTop += (current.top + current.bottom - box.top - box.bottom) / 2;
  }
}
