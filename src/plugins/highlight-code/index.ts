import type { Plugin } from '@docusaurus/types';

/** Keeps the highlighter, 33 KiB on every page, out of the browser. */
export default function highlightCode(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack: (_config, isServer) =>
      // A client module of the classic theme imports it for the component that our CodeBlock replaces.
      isServer ? {} : { resolve: { alias: { 'prism-react-renderer$': false } } },
  };
}
