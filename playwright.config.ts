import { defineConfig } from '@playwright/test';
import { findBrowser } from './.ci/browser';
import { SITE } from './src/config/site';

const PORT = Number(process.env['E2E_PORT'] ?? 3210);
const BASE_URL = `http://localhost:${PORT}${SITE.baseUrl}`;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const PHONE_SPECS = '**/*.phone.spec.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/freshSite.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine is several times slower than an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: BASE_URL,
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE_SPECS, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      testMatch: PHONE_SPECS,
      use: { viewport: PHONE, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/server/main.ts',
    url: BASE_URL,
    env: { E2E_PORT: String(PORT) },
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
