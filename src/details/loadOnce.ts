const loaded = new Map<string, Promise<unknown>>();

/** Loads a JSON file and makes something of it, once unless it fails. */
export function loadOnce<Result>(
  url: string,
  convert: (content: unknown) => Result,
): Promise<Result> {
  const known = loaded.get(url);
  if (known !== undefined) {
    return known as Promise<Result>;
  }
  const result = fetchJSON(url).then(convert);
  loaded.set(url, result);
  result.catch(() => loaded.delete(url));
  return result;
}

async function fetchJSON(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${response.status}`);
  }
  return response.json();
}
