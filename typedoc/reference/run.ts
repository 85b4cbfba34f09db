import { Application, type ProjectReflection } from 'typedoc';
import type { WorkspacePackage } from '../workspace/packages';
import { readPages } from './model/pages';
import { type ReferenceRequest, typedocOptions } from './typedocOptions';
import { describeProblems, load } from './typedocPlugin';
import type { Reference } from './reference';
import { routePages } from './router';
import { Catalogue } from './translate/catalogue';
import { translatePage } from './translate/translatePage';

/** Converts the sources, which takes most of the time, once for all requests. */
export async function writeReferences(
  requests: readonly ReferenceRequest[],
): Promise<readonly Reference[]> {
  const results: Reference[] = [];
  let project: ProjectReflection | undefined;
  for (const request of requests) {
    const options = typedocOptions(request, (app) => {
      load(app, (result) => results.push(result));
    });
    const app = await Application.bootstrapWithPlugins(options);
    project ??= await app.convert();
    if (project !== undefined) {
      await app.generateOutputs(project);
    }
  }
  if (results.length < requests.length) {
    throw new Error('TypeDoc did not write the reference and reported no error');
  }
  return results;
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
