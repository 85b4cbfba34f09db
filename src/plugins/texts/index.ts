import type { Plugin } from '@docusaurus/types';
import { REFERENCE_TEXTS, REFERENCE_TEXTS_FILE } from '../../../typedoc/plugin/referenceTexts';
import { TEXTS_PLUGIN, toMessages } from '../../../typedoc/workspace/texts';
import { SITE_TEXTS, SITE_TEXTS_FILE } from '../../config/siteTexts';

export default function texts(): Plugin {
  return {
    name: TEXTS_PLUGIN,
    getTranslationFiles: () => [
      { path: SITE_TEXTS_FILE, content: toMessages(SITE_TEXTS) },
      { path: REFERENCE_TEXTS_FILE, content: toMessages(REFERENCE_TEXTS) },
    ],
  };
}
