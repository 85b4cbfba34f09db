/** Takes classes out of a page that are empty: Docusaurus gives one to every link and list item. */
export function withoutEmptyClasses(html: string): string {
  return html.replace(/(?<=<[a-z][^<>]*) class=""/g, '');
}
