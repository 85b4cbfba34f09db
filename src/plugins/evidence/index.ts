import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { EVIDENCE_PATH, type Evidence, REFERENCE_FILES } from '../../../typedoc/plugin/contract';
import { currentLocale } from '../../config/locales';
import { type EvidencePlaces, writeEvidence } from './writeEvidence';

export interface EvidenceOptions extends Pick<EvidencePlaces, 'browse'> {
  /** The folder of the reference, from the root of the repository. */
  readonly reference: string;
}

/** Makes the page that lists what was measured of all packages and exports. */
export default function evidence(
  { siteDir, siteConfig: { baseUrl } }: LoadContext,
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
