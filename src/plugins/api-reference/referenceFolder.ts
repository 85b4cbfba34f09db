import { join } from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';

/** The folder of the reference in the language that is being built. */
export function referenceFolder(
  { siteDir, i18n, localizationDir }: LoadContext,
  { id, path }: Pick<PluginOptions, 'id' | 'path'>,
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
