import { Application } from 'typedoc';
import { type ReferenceRequest, typedocOptions } from './typedocOptions';
import { load } from './typedocPlugin';
import type { ReferenceResult } from './reference';

export async function writeReference(request: ReferenceRequest): Promise<ReferenceResult> {
  const results: ReferenceResult[] = [];
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
    throw new Error('TypeDoc did not write the reference, and did not say why');
  }
  return result;
}
