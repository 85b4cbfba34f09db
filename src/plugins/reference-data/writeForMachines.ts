import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { REFERENCE_FILES } from '../../../typedoc/plugin/contract';
import { type ReferenceOptions, readReference } from './readReference';

/** Writes the whole reference of a language as one file: `api.json` at the root of the site. */
export async function writeForMachines(
  context: LoadContext,
  options: ReferenceOptions,
  outDir: string,
): Promise<void> {
  const { siteConfig, i18n } = context;
  const reference = (await readReference(context, options, REFERENCE_FILES.whole)) as object;
  const { title, url, baseUrl } = siteConfig;
  const head = { title, language: i18n.currentLocale, base: `${url}${baseUrl.replace(/\/$/, '')}` };
  await writeFile(join(outDir, 'api.json'), `${JSON.stringify({ ...head, ...reference })}\n`);
}
