import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCE_FILES, referenceFolder } from '../../../typedoc/reference/contract';
import { currentLocale } from '../../config/localeConfig';

type ReferenceFile = keyof typeof REFERENCE_FILES;

export function referenceFile(file: ReferenceFile): string {
  return `${referenceFolder(currentLocale())}/${REFERENCE_FILES[file]}`;
}

export async function readReference(siteDir: string, file: ReferenceFile): Promise<unknown> {
  return JSON.parse(await readFile(join(siteDir, referenceFile(file)), 'utf8'));
}
