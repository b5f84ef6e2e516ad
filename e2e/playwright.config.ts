import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './support/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A machine that is busy with something else can be too slow once; a test that fails twice is broken.
  retries: 1,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
})
