import { defineConfig } from '@playwright/test'
import { PATIENCE_MS, REAL_CLOUD } from './support/clouds.ts'
import { chromiumPath, TEST_FLAGS } from './support/chromium.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  testMatch: '*.e2e.ts',
  // What only a real cloud has, as the screens of its servers.
  testIgnore: REAL_CLOUD ? [] : '**/openstack/**',
  // A file is run by one worker, in the order of the names: no file whose tests wait for minutes should be among the last.
  fullyParallel: false,
  // All tests share the quotas of a real cloud. On the embedded one two more workers use the time in which two wait for
  // simulated work.
  workers: REAL_CLOUD ? 1 : 4,
  // Against hanging: beside other suites everything takes several times as long as on a quiet machine.
  timeout: REAL_CLOUD ? 600_000 : 300_000,
  expect: { timeout: PATIENCE_MS },
  retries: 0,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    // An action that times out by itself is named in the report; one that the test's own timeout ends is not.
    actionTimeout: REAL_CLOUD ? 0 : 120_000,
    launchOptions: { executablePath: chromiumPath(), args: TEST_FLAGS },
  },
})
