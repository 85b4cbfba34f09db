import { DETAILS_FOLDER, type DetailsFile, type PackageDetails } from './details';
import { loadOnce } from './loadOnce';

/** Loads what there is to say of the symbols of a package, once unless it fails. */
export function loadDetails(baseUrl: string, packageName: string): Promise<PackageDetails> {
  return loadOnce(`${baseUrl}${DETAILS_FOLDER}/${packageName}.json`, (content) =>
    Object.fromEntries(
      Object.entries(content as DetailsFile).map(([path, [signature, summary]]) => [
        path,
        { signature, summary },
      ]),
    ),
  );
}
