import { DETAILS_FOLDER, type DetailsFile, type PackageDetails } from './details';
import { loadJSON } from './loadJSON';

/** Loads what there is to say of the symbols of a package, once unless it fails. */
export async function loadDetails(baseUrl: string, packageName: string): Promise<PackageDetails> {
  const file = (await loadJSON(`${baseUrl}${DETAILS_FOLDER}/${packageName}.json`)) as DetailsFile;
  return Object.fromEntries(
    Object.entries(file).map(([path, [signature, summary]]) => [path, { signature, summary }]),
  );
}
