import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { createSiteServer } from '../server/site';
import { startApplication } from '../support/test';
import playwright from '../../playwright.config';
import { openSlowLine } from './slowLine';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { SITE } from '../../src/config/site';

const BUILD = join(REPOSITORY, 'build');
const RECORDER = join(import.meta.dirname, 'recorder.ts');
const TRY_MILLISECONDS = 50;

const VIEWPORT = { width: 1280, height: 800 };

/** The built site, served for a browser. */
export interface OpenSite {
  /** Opens a page in a browser of its own, and waits until nothing more is loaded. */
  readonly openPage: (path: string, visit?: Visit) => Promise<Page>;
  /** How many bytes have been sent on a slow line. */
  readonly readBytes: () => number;
  readonly close: () => Promise<void>;
}

/** How a page is opened: by default on a desktop by a reader who was never here. */
export interface Visit {
  readonly width?: number | undefined;
  /** Whether the browser has kept what an earlier visit has loaded, the application included. */
  readonly isWarm?: boolean;
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
    async openPage(path, { width = VIEWPORT.width, isWarm = false } = {}) {
      const context = await browser.newContext({ viewport: { ...VIEWPORT, width } });
      const page = await context.newPage();
      await page.addInitScript({ content });
      const open = async (): Promise<void> => {
        await page.goto(`http://localhost:${line?.port ?? port}${SITE.baseUrl}${path}`);
        await page.waitForLoadState('networkidle');
      };
      await open();
      if (isWarm) {
        while (!(await startApplication(page))) {
          await page.waitForTimeout(TRY_MILLISECONDS);
        }
        await open();
      }
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

/** Closes a site whatever becomes of it. */
export async function inSite(
  site: OpenSite,
  use: (site: OpenSite) => Promise<void>,
): Promise<void> {
  try {
    await use(site);
  } finally {
    await site.close();
  }
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
