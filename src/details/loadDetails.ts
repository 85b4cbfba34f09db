import { DETAILS_FOLDER, type DetailsFile, type PackageDetails } from './details';

const loaded = new Map<string, Promise<PackageDetails>>();

/** Loads what there is to say of the symbols of a package, once unless it fails. */
export function loadDetails(baseUrl: string, packageName: string): Promise<PackageDetails> {
  const url = `${baseUrl}${DETAILS_FOLDER}/${packageName}.json`;
  const known = loaded.get(url);
  if (known !== undefined) {
    return known;
  }
  const details = fetchDetails(url);
  loaded.set(url, details);
  details.catch(() => loaded.delete(url));
  return details;
}

async function fetchDetails(url: string): Promise<PackageDetails> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${response.status}`);
  }
  const file = (await response.json()) as DetailsFile;
  return Object.fromEntries(
    Object.entries(file).map(([path, [signature, summary]]) => [path, { signature, summary }]),
  );
}
