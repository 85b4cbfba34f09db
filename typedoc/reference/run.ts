import { Application } from 'typedoc';
import type { WorkspacePackage } from '../workspace/packages';
import { readPages } from './model/pages';
import { type ReferenceRequest, typedocOptions } from './typedocOptions';
import { describeProblems, load } from './typedocPlugin';
import type { Reference } from './reference';
import { routePages } from './router';
import { Catalogue } from './translate/catalogue';
import { translatePage } from './translate/translatePage';

export async function writeReference(request: ReferenceRequest): Promise<Reference> {
  const results: Reference[] = [];
  const options = typedocOptions(request, (app) => {
    load(app, (result) => results.push(result));
  });
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (project !== undefined) {
    await app.generateOutputs(project);
  }
  const [result] = results;
  if (result === undefined) {
    throw new Error('TypeDoc did not write the reference and reported no error');
  }
  return result;
}

/**
 * Converts only these packages and does not write pages. Ignores unused translations, because another
 * package may inherit the comment and use them.
 *
 * @throws Error if a translation of these packages is missing, stale or broken.
 */
export async function requireTranslations(
  { catalogue: folder, ...request }: ReferenceRequest,
  packages: readonly WorkspacePackage[],
): Promise<void> {
  if (folder === undefined) {
    return;
  }
  const { entryPoints = [] } = typedocOptions({ ...request, packages }, load);
  const options = { ...typedocOptions(request, load), entryPoints, skipErrorChecking: true };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  const catalogue = new Catalogue(folder);
  if (project !== undefined) {
    for (const page of readPages(project, routePages(app, project), request).values()) {
      translatePage(page, catalogue, packages);
    }
  }
  const problems = catalogue.problems().filter(({ kind }) => kind !== 'unused');
  if (problems.length > 0) {
    throw new Error(describeProblems(problems, request.root));
  }
}
