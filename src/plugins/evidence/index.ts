import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { EVIDENCE_PATH, type Evidence } from '../../../typedoc/plugin/contract';
import { currentLocale } from '../../config/locales';
import { referenceLinks } from '../../config/reference';
import { readReference, referenceFile } from '../reference';
import { writeEvidence } from './writeEvidence';

/** Makes the page that lists what was measured of all packages and exports. */
export default function evidence({
  siteDir,
  siteConfig: { baseUrl },
}: LoadContext): Plugin<Evidence> {
  return {
    name: 'evidence',
    getPathsToWatch: () => [referenceFile('evidence')],
    loadContent: async () => (await readReference(siteDir, 'evidence')) as Evidence,
    async contentLoaded({ content, actions }) {
      const base = baseUrl.replace(/\/$/, '');
      const locale = currentLocale();
      const { browse } = referenceLinks(locale);
      const html = writeEvidence(content, {
        locale,
        base,
        browse: ({ file, line }) => `${browse(file)}#L${line}`,
      });
      const data = await actions.createData('page.json', JSON.stringify(html));
      actions.addRoute({
        path: `${base}${EVIDENCE_PATH}`,
        component: '@site/src/components/EvidencePage/index.tsx',
        // By its alias: what is published names no folder of the machine that built it.
        modules: { content: aliasedSitePath(data, siteDir) },
        exact: true,
      });
    },
  };
}
