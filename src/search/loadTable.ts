/** Loads the table of names, once, in a file of its own. */
export async function loadTable(): Promise<string> {
  const { default: table } = await import('@generated/search/default/names.json');
  return table;
}
