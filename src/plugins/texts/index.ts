import type { LoadContext, Plugin } from '@docusaurus/types';
import { REFERENCE_TEXTS, REFERENCE_TEXTS_FILE } from '../../../typedoc/reference/referenceTexts';
import { TEXTS_PLUGIN, toMessages } from '../../../typedoc/workspace/texts';
import { SITE_TEXTS, SITE_TEXTS_FILE } from '../../config/siteTexts';

export default function texts({ codeTranslations }: LoadContext): Plugin {
  let stylesheet: string;
  return {
    name: TEXTS_PLUGIN,
    getTranslationFiles: () => [
      { path: SITE_TEXTS_FILE, content: toMessages(SITE_TEXTS) },
      { path: REFERENCE_TEXTS_FILE, content: toMessages(REFERENCE_TEXTS) },
    ],
    async contentLoaded({ actions }) {
      const newTab = codeTranslations['theme.IconExternalLink.ariaLabel'] ?? '(opens in new tab)';
      const rule = `:root { --site-new-tab: ${JSON.stringify(newTab)}; }`;
      stylesheet = await actions.createData('texts.css', rule);
    },
    getClientModules: () => [stylesheet],
  };
}
