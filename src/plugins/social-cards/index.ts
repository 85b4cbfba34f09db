import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Resvg } from '@resvg/resvg-js';
import { SITE } from '../../config/site';
import { CARD_EXAMPLES, CARD_KINDS, type CardKind, cardAddress } from '../../config/socialCards';
import { siteTexts } from '../../config/texts';
import { CARD_FONTS, type CardTexts, drawCard } from './draw';

const FONT_FILES = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  require.resolve('@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'),
  require.resolve('@expo-google-fonts/jetbrains-mono/700Bold/JetBrainsMono_700Bold.ttf'),
];

/**
 * Draws the pictures that networks show for a link to a page: one for each kind of page and each
 * language.
 *
 * The fonts come from packages, so that every machine draws the same; no page loads them.
 */
export default function socialCards(): Plugin {
  const { cards, tagline } = siteTexts();
  const texts: Readonly<Record<CardKind, Omit<CardTexts, 'site'>>> = {
    ...cards,
    site: { title: SITE.title, line: tagline },
  };
  return {
    name: 'social-cards',
    async postBuild({ outDir }) {
      const font = {
        fontFiles: FONT_FILES,
        loadSystemFonts: false,
        defaultFontFamily: CARD_FONTS.text,
      };
      for (const kind of CARD_KINDS) {
        const svg = drawCard({ site: SITE.shortTitle, ...texts[kind] }, CARD_EXAMPLES[kind]);
        const file = join(outDir, cardAddress(kind));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, new Resvg(svg, { font }).render().asPng());
      }
    },
  };
}
