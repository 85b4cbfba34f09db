import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCss } from './toCss';

/**
 * Serves code that `rehype-highlight-code` has highlighted: writes the colours of the Prism themes
 * as a stylesheet, and keeps the highlighter that the classic theme loads out of the browser.
 */
export default function buildTimeCode({ siteConfig }: LoadContext): Plugin {
  let stylesheet: string;
  return {
    name: 'build-time-code',
    async contentLoaded({ actions }) {
      const { theme, darkTheme = theme } = (siteConfig.themeConfig as ThemeConfig).prism;
      stylesheet = await actions.createData('colours.css', toCss(theme, darkTheme));
    },
    getClientModules: () => [stylesheet],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: { 'prism-react-renderer$': join(__dirname, 'client/prismStub.ts') },
            },
          },
  };
}
