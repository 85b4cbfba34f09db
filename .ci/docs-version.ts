import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersions } from '../src/config/site';
import { showFiles } from '../typedoc/doctest/tutorialProject';
import {
  REFERENCE_FILES,
  REFERENCE_PLUGIN_ID,
  inVersion,
  referenceFolder,
} from '../typedoc/reference/contract';
import { REFERENCE_IS_WRITTEN } from '../typedoc/reference/docusaurus';
import { SIDEBAR, type SidebarItem } from '../typedoc/reference/index/sidebar';
import { localeFolder } from '../typedoc/workspace/content';
import { readJSON } from '../typedoc/workspace/jsonFiles';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { discoverPackages } from '../typedoc/workspace/packages';

/*
 * Freezes the guides and the reference, in all languages, as a version of the documentation:
 *
 *   npm run docs:version -- 1.0
 *
 * A release runs this without a name: it freezes the minor version of the packages, unless they are a
 * pre-release. A patch replaces what the release before it froze. When the next minor version is
 * released, the last patch is what stays.
 */

const DOCUSAURUS = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

const GUIDES = {
  files: '',
  command: 'docs:version',
  translation: 'docusaurus-plugin-content-docs',
};

const REFERENCE = {
  files: `${REFERENCE_PLUGIN_ID}_`,
  command: `docs:version:${REFERENCE_PLUGIN_ID}`,
  translation: `docusaurus-plugin-content-docs-${REFERENCE_PLUGIN_ID}`,
};

function freeze(version: string): void {
  const pagesOf = ({ files }: typeof GUIDES): string => `${files}versioned_docs/version-${version}`;
  const folderOf = ({ translation }: typeof GUIDES, locale: string): string =>
    `${localeFolder(locale)}/${translation}/version-${version}`;

  for (const instance of [GUIDES, REFERENCE]) {
    const list = `${instance.files}versions.json`;
    putJSON(
      list,
      readVersions(list).filter((name) => name !== version),
    );
    const folders = TRANSLATED_LOCALES.map((locale) => folderOf(instance, locale));
    for (const folder of [pagesOf(instance), ...folders]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const { command } of [GUIDES, REFERENCE]) {
    execFileSync(process.execPath, [DOCUSAURUS, command, version], {
      stdio: 'inherit',
      env: { ...process.env, ...REFERENCE_IS_WRITTEN },
    });
  }
  const translated = TRANSLATED_LOCALES.map((locale) => folderOf(GUIDES, locale));
  [pagesOf(GUIDES), ...translated].forEach(freezeTutorial);
  // Docusaurus puts the version into the paths of pages, but not into links.
  const sidebars = `${REFERENCE.files}versioned_sidebars/version-${version}-sidebars.json`;
  putJSON(
    sidebars,
    JSON.parse(readFileSync(sidebars, 'utf8'), (key, value: unknown) =>
      key === 'href' ? inVersion(String(value), version) : value,
    ),
  );
  const label = { 'version.label': { message: version } };
  for (const locale of TRANSLATED_LOCALES) {
    // Docusaurus copies the label of the current version.
    const guides = `${folderOf(GUIDES, locale)}.json`;
    putJSON(guides, { ...(readJSON(guides) as object), ...label });
    // Docusaurus looks for translations only in `i18n`.
    const reference = folderOf(REFERENCE, locale);
    cpSync(referenceFolder(locale), reference, { recursive: true });
    const { [SIDEBAR]: items = [] } = readJSON(`${reference}/${REFERENCE_FILES.sidebar}`) as Record<
      string,
      readonly SidebarItem[]
    >;
    putJSON(`${reference}.json`, { ...Object.fromEntries(labelsOf(items)), ...label });
  }
}

/** The build makes the files of a step from the current pages. */
function freezeTutorial(guides: string): void {
  for (const name of readdirSync(join(guides, 'tutorial'))) {
    const file = join(guides, 'tutorial', name);
    writeFileSync(file, showFiles(file, readFileSync(file, 'utf8')));
  }
}

function putJSON(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

function labelsOf(items: readonly SidebarItem[]): readonly (readonly [string, unknown])[] {
  return items.flatMap((item) =>
    item.type === 'doc'
      ? []
      : [
          [`sidebar.${SIDEBAR}.${item.type}.${item.key}`, { message: item.label }],
          ...(item.type === 'category' ? labelsOf(item.items) : []),
        ],
  );
}

const released = discoverPackages()[0]?.manifest.version ?? '';
const [version = released.includes('-') ? undefined : released.replace(/\.\d+$/, '')] =
  process.argv.slice(2);
if (version === undefined) {
  console.info(
    `${released} is a pre-release, whose documentation is not frozen. To freeze it, name a version: npm run docs:version -- ${released}`,
  );
} else {
  freeze(version);
}
