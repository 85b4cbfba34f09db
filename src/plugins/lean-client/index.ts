import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { forgetOtherAnnouncement } from './announcementScript';

/** A module that is being looked for, as the bundler hands it to a replacement. */
interface Request {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/**
 * Mends the part of Docusaurus that runs in the browser: leaves out what this site does not use,
 * keeps prefetching in bounds, and deals with the failures that stock Docusaurus does not.
 */
export default function leanClient({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'lean-client',
    getClientModules() {
      return ['./client/storageGuard.ts', './client/prefetchBudget.ts'];
    },
    injectHtmlTags() {
      return {
        preBodyTags: announcementBar
          ? [
              {
                tagName: 'script',
                innerHTML: forgetOtherAnnouncement(announcementBar.id, siteStorage.namespace),
              },
            ]
          : [],
      };
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (request: RegExp, issuer: RegExp, module: string) =>
        new NormalModuleReplacementPlugin(request, (resource: Request) => {
          if (issuer.test(resource.contextInfo.issuer)) {
            resource.request = join(__dirname, 'client', module);
          }
        });
      return {
        resolve: {
          alias: {
            // Code is highlighted at build time; the classic theme loads Prism all the same.
            'prism-react-renderer$': join(__dirname, 'client/noPrism.ts'),
          },
        },
        plugins: [
          replace(/^\.\/prefetch$/, /[\\/]client[\\/]docusaurus\.js$/, 'prefetch.ts'),
          replace(
            /^\.\/preload$/,
            /[\\/]client[\\/](?:clientEntry|docusaurus)\.js$/,
            'tolerantPreload.ts',
          ),
          replace(/[\\/]nprogress(?:\.js)?$/, /[\\/]client-modules\.js$/, 'progressBar.ts'),
        ],
      };
    },
  };
}
