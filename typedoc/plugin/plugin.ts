import { Application, ParameterType } from 'typedoc';
import { StrictLogger } from './logger';
import { finishReference } from './finish';
import { Reference, type ReferenceResult } from './reference';

/** The name of what our plugin writes, beside the outputs `html`, `json` and `markdown`. */
const OUTPUT = 'reference';

/** Makes an application of TypeDoc write the reference, as its option `reference` says. */
export function load(app: Application, onWritten?: (result: ReferenceResult) => void): void {
  const logger = new StrictLogger();
  app.logger = logger;
  app.options.addDeclaration({
    name: 'reference',
    help: 'What the API reference is made from',
    type: ParameterType.Mixed,
  });
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    const settings = app.options.getValue('reference');
    const reference = new Reference(app, logger, settings);
    app.outputs.addOutput(OUTPUT, async (out, project) => {
      const result = await reference.write(out, project);
      finishReference(settings, result);
      onWritten?.(result);
    });
    app.outputs.setDefaultOutputName(OUTPUT);
  });
}
