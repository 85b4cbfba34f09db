import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';

/** Says where the reference is. */
export type ReferenceOptions = Pick<PluginOptions, 'id' | 'path'>;

/** Reads a file of JSON that the reference leaves beside its pages, in the language of the build. */
export async function readReference(
  context: LoadContext,
  options: ReferenceOptions,
  file: string,
): Promise<unknown> {
  return JSON.parse(await readFile(join(referenceFolder(context, options), file), 'utf8'));
}

function referenceFolder(
  { siteDir, i18n, localizationDir }: LoadContext,
  { id, path }: ReferenceOptions,
): string {
  return i18n.currentLocale === i18n.defaultLocale
    ? join(siteDir, path)
    : join(
        getPluginI18nPath({
          localizationDir,
          pluginName: 'docusaurus-plugin-content-docs',
          pluginId: id,
        }),
        'current',
      );
}
