import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

const { lazyCompilationMiddleware } = rspack;

interface Server {
  readonly compiler: Parameters<typeof lazyCompilationMiddleware>[0];
}

export const LAZY = {
  lazyCompilation: { entries: false },
  // Docusaurus also names each page in a `require.resolveWeak()`, which would compile it at once.
  resolve: { byDependency: { commonjs: { alias: { '@site': false as const } } } },
  devServer: {
    // Docusaurus adds these to its own.
    setupMiddlewares: (_: unknown, { compiler }: Server): unknown[] => [
      lazyCompilationMiddleware(compiler),
    ],
  },
};

/** Makes `docusaurus start` compile a page only when you visit it. */
export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: ({ mode }) => (mode === 'development' ? LAZY : {}),
  };
}
