// Change: nothing, because the sidebar cannot be hidden; its styles would load after the page.
export default function ExpandButton(): null {
  return null;
}
