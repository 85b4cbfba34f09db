const loaded = new Map<string, Promise<unknown>>();

/** Loads what a JSON file holds, once unless it fails. */
export function loadJSON(url: string): Promise<unknown> {
  const known = loaded.get(url);
  if (known !== undefined) {
    return known;
  }
  const content = fetchJSON(url);
  loaded.set(url, content);
  content.catch(() => loaded.delete(url));
  return content;
}

async function fetchJSON(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${response.status}`);
  }
  return response.json();
}
