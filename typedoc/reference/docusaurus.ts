import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOptions as DocusaurusOptions } from 'docusaurus-plugin-typedoc';
import type { TypeDocOptions } from 'typedoc';
import { catalogueFolder, localeFolder } from '../workspace/content';
import { type Locale, SOURCE_LOCALE } from '../workspace/locales';
import { REPOSITORY, discoverPackages } from '../workspace/packages';
import sizes from '../workspace/sizes.json';
import { REFERENCE_FILES, REFERENCE_PLUGIN_ID, referenceFolder } from './contract';
import { type ReferenceRequest, type ReferenceSettings, typedocOptions } from './typedocOptions';
import { foldsIn, groupsIn } from './referenceTexts';

export const PLUGIN = join(REPOSITORY, 'typedoc/reference/load.mjs');

export type SiteSettings = Pick<ReferenceSettings, 'locale' | 'translations' | 'print' | 'links'>;

export type ReferencePluginOptions = Partial<DocusaurusOptions & TypeDocOptions>;

/**
 * Creates the folder and the sidebar, which the docs plugin needs: Docusaurus starts all plugins at
 * once. Remove this once `docusaurus-plugin-typedoc` creates both before its first `await`.
 */
export function prepareReference(locale: Locale): void {
  const folder = join(REPOSITORY, referenceFolder(locale));
  const sidebar = join(folder, REFERENCE_FILES.sidebar);
  mkdirSync(folder, { recursive: true });
  // `docusaurus write-translations` writes this file, whose labels would override those of the sidebar.
  const labels = `docusaurus-plugin-content-docs-${REFERENCE_PLUGIN_ID}/current.json`;
  rmSync(join(REPOSITORY, localeFolder(locale), labels), { force: true });
  if (!existsSync(sidebar)) {
    writeFileSync(sidebar, '{}\n');
  }
}

export const REFERENCE_IS_WRITTEN = { REFERENCE: 'written' };

export function isReferenceWritten(): boolean {
  return process.env['REFERENCE'] === REFERENCE_IS_WRITTEN.REFERENCE;
}

export function referenceRequest(settings: SiteSettings): ReferenceRequest {
  const { locale } = settings;
  return {
    ...settings,
    root: REPOSITORY,
    out: join(REPOSITORY, referenceFolder(locale)),
    tsconfig: join(REPOSITORY, 'typedoc/tsconfig.reference.json'),
    packages: discoverPackages(),
    groups: groupsIn(locale),
    folds: foldsIn(locale),
    sizes,
    ...(locale !== SOURCE_LOCALE && { catalogue: join(REPOSITORY, catalogueFolder(locale)) }),
  };
}

export function referencePluginOptions(settings: SiteSettings): ReferencePluginOptions {
  return {
    ...typedocOptions(referenceRequest(settings), PLUGIN),
    // We write our own sidebar, which is translated and leaves out the folded members.
    sidebar: {
      autoConfiguration: false,
      pretty: false,
      typescript: false,
      deprecatedItemClassName: '',
    },
  };
}
