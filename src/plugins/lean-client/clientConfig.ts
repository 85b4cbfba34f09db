import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** What Docusaurus writes between its notice and the end of the file. */
const SETTINGS = /export default (?<json>\{[^]*\});\s*$/;

/** What only a build reads. */
const BUILD_SETTINGS = { plugins: [], presets: [], themes: [] };

/** Returns a rule for the bundler that leaves the settings of plugins out of what pages load. */
export function withoutBuildSettings(generatedFilesDir: string): RuleSetRule {
  const path = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    test: (file: string) => file === path,
    loader: join(__dirname, 'tableLoader.cjs'),
    options: { compact: toClientConfig },
  };
}

/**
 * Returns the settings of a site without those of its plugins.
 *
 * @throws Error when Docusaurus writes them otherwise than expected.
 */
export function toClientConfig(source: string): string {
  const json = SETTINGS.exec(source)?.groups?.['json'];
  if (json === undefined) {
    throw new Error('The settings of the site are not written as "export default { … };"');
  }
  const settings = { ...(JSON.parse(json) as object), ...BUILD_SETTINGS };
  return `export default ${JSON.stringify(settings)};`;
}
