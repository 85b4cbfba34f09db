import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ReferenceOptions } from './readReference';
import { writeDetails } from './writeDetails';
import { writeExampleTypes } from './writeExampleTypes';
import { writeForMachines } from './writeForMachines';

/** Writes what machines, and the tooltips of names, read of the reference. */
export default function referenceData(context: LoadContext, options: ReferenceOptions): Plugin {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      await writeForMachines(context, options, outDir);
      await writeDetails(context, options, outDir);
      await writeExampleTypes(context.siteDir, outDir);
    },
  };
}
