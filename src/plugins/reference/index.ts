import { cp, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createGenerator } from 'ts-json-schema-generator';
import {
  REFERENCE_FILES,
  REFERENCE_ROOT,
  referenceFolder,
} from '../../../typedoc/reference/contract';

const TYPES = 'typedoc/reference/pageData.ts';

export default function reference({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'reference',
    postBuild: ({ outDir }) => publishData(siteDir, outDir, i18n.currentLocale),
  };
}

/** Copies the data of each page next to it, as `api/core/namespace/Option.json`, and adds a schema. */
async function publishData(siteDir: string, outDir: string, locale: string): Promise<void> {
  const folder = join(outDir, REFERENCE_ROOT);
  const sidebar = `/${REFERENCE_FILES.sidebar}`;
  await cp(join(siteDir, referenceFolder(locale)), folder, {
    recursive: true,
    filter: (file) => ['', '.json'].includes(extname(file)) && !file.endsWith(sidebar),
  });
  // The compiler checks these types elsewhere, with options that the generator does not read.
  const path = join(siteDir, TYPES);
  const generator = createGenerator({ path, type: 'PageData', skipTypeCheck: true });
  await writeFile(
    join(folder, 'schema.json'),
    `${JSON.stringify(generator.createSchema('PageData'))}\n`,
  );
}
