import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithEsbuild } from 'vite';

const ROOT = process.cwd();
const CLIENT = join(ROOT, 'node_modules/@docusaurus/core/lib/client');
const CLASSIC_THEME = join(ROOT, 'node_modules/@docusaurus/theme-classic/lib/theme');

const THEME_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  '@theme': [join(ROOT, 'src/theme'), CLASSIC_THEME, join(CLIENT, 'theme-fallback')],
  '@theme-original': [CLASSIC_THEME],
};

const GENERATED: Readonly<Record<string, unknown>> = {
  '@generated/client-modules': [],
  '@generated/codeTranslations': {},
  '@generated/docusaurus.config': { future: {}, customFields: { shortTitle: 'site' } },
  '@generated/globalData': {},
  '@generated/i18n': {},
  '@generated/registry': {},
  '@generated/routes': [],
  '@generated/routesChunkNames': {},
  '@generated/search/default/names.json': '',
  '@generated/site-metadata': {},
  '@generated/site-storage': { type: 'localStorage', namespace: '' },
};

/** The libraries of Docusaurus contain JSX for a bundler. */
const WITH_JSX = /\/node_modules\/@docusaurus\/.*\.js$/;

export function docusaurusClient(): Plugin {
  return {
    name: 'docusaurus-client',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id in GENERATED) {
        return `\0${id}`;
      }
      if (id.startsWith('@site/')) {
        return this.resolve(join(ROOT, id.slice('@site/'.length)), importer, { skipSelf: true });
      }
      const [scope = '', ...rest] = id.split('/');
      const path = rest.join('/');
      if (scope === '@docusaurus' && existsSync(join(CLIENT, 'exports', `${path}.js`))) {
        return join(CLIENT, 'exports', `${path}.js`);
      }
      for (const folder of THEME_FOLDERS[scope] ?? []) {
        const resolved = await this.resolve(join(folder, path), importer, { skipSelf: true });
        if (resolved !== null) {
          return resolved;
        }
      }
      return null;
    },
    load(id) {
      return id.startsWith('\0@generated/')
        ? `export default ${JSON.stringify(GENERATED[id.slice(1)])};`
        : null;
    },
    async transform(code, id) {
      return WITH_JSX.test(id)
        ? (await transformWithEsbuild(code, id, { loader: 'jsx', jsx: 'automatic' })).code
        : null;
    },
  };
}
