import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOptions as DocusaurusOptions } from 'docusaurus-plugin-typedoc';
import type { TypeDocOptions } from 'typedoc';
import { catalogueFolder } from '../workspace/content';
import { type Locale, SOURCE_LOCALE } from '../workspace/locales';
import { REPOSITORY, discoverPackages } from '../workspace/packages';
import sizes from '../workspace/sizes.json';
import { REFERENCE_FILES, referenceFolder } from './contract';
import { type ReferenceRequest, type ReferenceSettings, typedocOptions } from './options';
import { foldsIn, groupsIn } from './texts';

/*
 * The reference of this repository, for the configuration of its site and for its commands.
 */

/** The module that TypeDoc loads our plugin by. */
export const PLUGIN = join(REPOSITORY, 'typedoc/plugin/load.mjs');

/** Settings of the reference that the site decides. */
export type SiteSettings = Pick<ReferenceSettings, 'locale' | 'translations' | 'print' | 'links'>;

/** The options of `docusaurus-plugin-typedoc`. */
export type ReferencePluginOptions = Partial<DocusaurusOptions & TypeDocOptions>;

/** Where the pages of a language stand, and what is beside them. */
export interface ReferencePlaces {
  readonly folder: string;
  /** The sidebar of the pages, as Docusaurus reads it. */
  readonly sidebar: string;
  /** The public names of the packages, the same in all languages. */
  readonly symbols: string;
}

/** Returns where the reference of a language stands, from the root of the repository. */
export function referencePlaces(locale: Locale): ReferencePlaces {
  const folder = referenceFolder(locale);
  return {
    folder,
    sidebar: `${folder}/${REFERENCE_FILES.sidebar}`,
    symbols: `${folder}/${REFERENCE_FILES.symbols}`,
  };
}

/**
 * Makes the folder and the sidebar of a language where they are missing, and takes away what would
 * hide the words of the sidebar.
 *
 * Docusaurus starts all plugins at once, and the docs plugin looks for both when it starts. Not needed
 * any more when `docusaurus-plugin-typedoc` makes them before it first waits for anything.
 */
export function prepareReference(locale: Locale): ReferencePlaces {
  const places = referencePlaces(locale);
  const sidebar = join(REPOSITORY, places.sidebar);
  mkdirSync(join(REPOSITORY, places.folder), { recursive: true });
  // `docusaurus write-translations` leaves the labels of the sidebar there, which is in the language itself.
  rmSync(join(REPOSITORY, `${places.folder}.json`), { force: true });
  if (!existsSync(sidebar)) {
    writeFileSync(sidebar, '{}\n');
  }
  return places;
}

/** In the environment of Docusaurus: takes the reference as it was written a moment ago. */
export const REFERENCE_IS_WRITTEN = { REFERENCE: 'written' };

/** Returns whether a site leaves the reference as it is, instead of writing it. */
export function isReferenceWritten(): boolean {
  return process.env['REFERENCE'] === REFERENCE_IS_WRITTEN.REFERENCE;
}

/** Returns what TypeDoc needs to write the reference of this repository in a language. */
export function referenceRequest(settings: SiteSettings): ReferenceRequest {
  const { locale } = settings;
  return {
    ...settings,
    root: REPOSITORY,
    out: join(REPOSITORY, referenceFolder(locale)),
    tsconfig: join(REPOSITORY, 'typedoc/tsconfig.reference.json'),
    exampleTsconfig: join(REPOSITORY, 'typedoc/tsconfig.json'),
    packages: discoverPackages(),
    groups: groupsIn(locale),
    folds: foldsIn(locale),
    sizes,
    ...(locale !== SOURCE_LOCALE && { catalogue: join(REPOSITORY, catalogueFolder(locale)) }),
  };
}

/** Returns the options of `docusaurus-plugin-typedoc`. */
export function referencePluginOptions(settings: SiteSettings): ReferencePluginOptions {
  return {
    ...typedocOptions(referenceRequest(settings), PLUGIN),
    // The sidebar is ours: it follows the language, and knows which members are folded away.
    sidebar: {
      autoConfiguration: false,
      pretty: false,
      typescript: false,
      deprecatedItemClassName: '',
    },
  };
}
