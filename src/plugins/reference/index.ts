import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishData } from './publishData';

export default function reference({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'reference',
    postBuild: ({ outDir }) => publishData(siteDir, outDir, i18n.currentLocale),
  };
}
