/** Scrolls a sidebar to the page that is open, where that is out of sight. */
export function showCurrent(sidebar: Element): void {
  // Only the sidebar moves: `scrollIntoView` would move the page, too.
  const current = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (current !== undefined && (current.top < box.top || current.bottom > box.bottom)) {
    sidebar.scrollTop += (current.top + current.bottom - box.top - box.bottom) / 2;
  }
}
