import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCss } from './toCss';

/** Keeps the highlighter, 33 KiB on every page, out of the browser. */
export default function highlightCode({ siteConfig }: LoadContext): Plugin {
  let stylesheet: string;
  return {
    name: 'highlight-code',
    async contentLoaded({ actions }) {
      const { theme, darkTheme = theme } = (siteConfig.themeConfig as ThemeConfig).prism;
      stylesheet = await actions.createData('colours.css', toCss(theme, darkTheme));
    },
    getClientModules: () => [stylesheet],
    configureWebpack: (_config, isServer) =>
      // A client module of the classic theme imports it for the component that our CodeBlock replaces.
      isServer ? {} : { resolve: { alias: { 'prism-react-renderer$': false } } },
  };
}
