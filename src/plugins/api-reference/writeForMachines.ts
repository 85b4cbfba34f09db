import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';

/** The file that the reference leaves beside its pages. */
const REFERENCE_FILE = 'reference.json';

/** Writes the whole reference of a language as one file: `api.json` at the root of the site. */
export async function writeForMachines(
  { siteDir, siteConfig, i18n, localizationDir }: LoadContext,
  { id, path }: Pick<PluginOptions, 'id' | 'path'>,
  outDir: string,
): Promise<void> {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const folder = isDefault
    ? join(siteDir, path)
    : join(
        getPluginI18nPath({
          localizationDir,
          pluginName: 'docusaurus-plugin-content-docs',
          pluginId: id,
        }),
        'current',
      );
  const reference = JSON.parse(await readFile(join(folder, REFERENCE_FILE), 'utf8')) as object;
  const { title, url, baseUrl } = siteConfig;
  const head = { title, language: i18n.currentLocale, base: `${url}${baseUrl.replace(/\/$/, '')}` };
  await writeFile(join(outDir, 'api.json'), `${JSON.stringify({ ...head, ...reference })}\n`);
}
