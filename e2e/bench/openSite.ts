import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { createSiteServer } from '../server/site';
import { KINDS } from '../support/kinds';
import playwright from '../../playwright.config';
import { openSlowLine } from './slowLine';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { SITE } from '../../src/config/site';

const BUILD = join(REPOSITORY, 'build');
const RECORDER = join(import.meta.dirname, 'recorder.ts');
const VIEWPORT = { width: 1280, height: 800 };

/** The built site, served for a browser. */
export interface OpenSite {
  /** Opens a guide as a reader does who was never here, and waits until nothing more is loaded. */
  readonly openPage: (home: string) => Promise<Page>;
  /** How many bytes have been sent on a slow line. */
  readonly readBytes: () => number;
  readonly close: () => Promise<void>;
}

/** How fast readers are: by a slow line, and with the main thread at a part of its speed. */
export interface Reader {
  readonly isOnSlowLine?: boolean;
  readonly slowdown?: number;
}

/** Serves the site at a port of its own and starts the browser of the tests. */
export async function openSite({ isOnSlowLine, slowdown = 1 }: Reader = {}): Promise<OpenSite> {
  if (!existsSync(join(BUILD, 'index.html'))) {
    throw new Error('There is no built site to measure: run "npm run build" first');
  }
  const server = createSiteServer({ folder: BUILD, base: SITE.baseUrl });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // SAFETY: a server that listens at a port has such an address.
  const { port } = server.address() as AddressInfo;
  const line = isOnSlowLine === true ? await openSlowLine(port) : undefined;
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const content = await bundleRecorder();
  return {
    async openPage(home) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      await page.addInitScript({ content });
      await page.goto(`http://localhost:${line?.port ?? port}${SITE.baseUrl}${home}${KINDS.guide}`);
      await page.waitForLoadState('networkidle');
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return page;
    },
    readBytes: () => line?.readBytes() ?? 0,
    async close() {
      await browser.close();
      line?.close();
      server.close();
    },
  };
}

async function bundleRecorder(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [RECORDER],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
