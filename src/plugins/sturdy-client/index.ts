import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModule } from '../replaceModule';
import { forgetOtherAnnouncement } from './announcementScript';

/** Deals with what can go wrong in the browser where stock Docusaurus does not, or not enough. */
export default function sturdyClient({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'sturdy-client',
    getClientModules: () => ['./client/cleanPath.ts', './client/storageGuard.ts'],
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
    configureWebpack(_config, isServer, utils) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          replaceModule(utils, {
            request: /^\.\/preload$/,
            issuer: /[\\/]client[\\/](?:clientEntry|docusaurus)\.js$/,
            module: join(__dirname, 'client/tolerantPreload.ts'),
          }),
          replaceModule(utils, {
            request: /[\\/]nprogress(?:\.js)?$/,
            issuer: /[\\/]client-modules\.js$/,
            module: join(__dirname, 'client/progressBar.ts'),
          }),
        ],
      };
    },
  };
}
