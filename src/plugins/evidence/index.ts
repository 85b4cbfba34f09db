import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EVIDENCE_PATH, type Evidence, REFERENCE_FILES } from '../../../typedoc/plugin/contract';
import { currentLocale } from '../../config/locales';
import { type EvidencePlaces, writeEvidence } from './writeEvidence';

export interface EvidenceOptions extends Pick<EvidencePlaces, 'browse'> {
  /** The folder of the reference, from the root of the repository. */
  readonly reference: string;
}

/** The module by which the page reads its content. */
const CONTENT = 'evidence-html$';

/**
 * Makes the page that lists what was measured of all packages and exports. Its content stands in
 * its HTML alone: the application of the browser has an empty module in its place.
 */
export default function evidence(
  { siteDir, siteConfig: { baseUrl }, generatedFilesDir }: LoadContext,
  { reference, browse }: EvidenceOptions,
): Plugin<Evidence> {
  const file = join(reference, REFERENCE_FILES.evidence);
  return {
    name: 'evidence',
    getPathsToWatch: () => [file],
    loadContent: async () => JSON.parse(await readFile(join(siteDir, file), 'utf8')) as Evidence,
    async contentLoaded({ content, actions }) {
      const base = baseUrl.replace(/\/$/, '');
      const html = writeEvidence(content, { locale: currentLocale(), base, browse });
      await actions.createData('page.json', JSON.stringify(html));
      actions.addRoute({
        path: `${base}${EVIDENCE_PATH}`,
        component: '@site/src/components/EvidencePage/index.tsx',
        exact: true,
      });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          [CONTENT]:
            isServer || process.env.NODE_ENV !== 'production'
              ? join(generatedFilesDir, 'evidence/default/page.json')
              : join(__dirname, 'client/empty.ts'),
        },
      },
    }),
  };
}
