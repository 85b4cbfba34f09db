import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';

export interface ReferenceOptions {
  /** The folder of the reference in the language of the build, from that of the site. */
  readonly folder: string;
}

/** Reads a file of JSON that the reference leaves beside its pages. */
export async function readReference(
  { siteDir }: LoadContext,
  { folder }: ReferenceOptions,
  file: string,
): Promise<unknown> {
  return JSON.parse(await readFile(join(siteDir, folder, file), 'utf8'));
}
