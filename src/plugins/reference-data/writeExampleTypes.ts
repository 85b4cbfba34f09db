import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EXAMPLE_TYPES_FOLDER,
  type ExampleTypes,
  exampleTypesFile,
} from '../../../typedoc/plugin/examples/key';
import { readTable } from '../../../typedoc/plugin/examples/table';

/** Writes the types of the names in examples: small files, of which a reader needs a few. */
export async function writeExampleTypes(siteDir: string, outDir: string): Promise<void> {
  await mkdir(join(outDir, EXAMPLE_TYPES_FOLDER), { recursive: true });
  const files = byFile(readTable(siteDir).types);
  await Promise.all(
    [...files].map(([file, types]) => writeFile(join(outDir, file), JSON.stringify(types))),
  );
}

function byFile(types: ExampleTypes): ReadonlyMap<string, ExampleTypes> {
  const files = new Map<string, ExampleTypes>();
  for (const [key, names] of Object.entries(types)) {
    const file = exampleTypesFile(key);
    files.set(file, { ...files.get(file), [key]: names });
  }
  return files;
}
