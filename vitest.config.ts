import { defineConfig } from 'vitest/config'

/** Time for a busy machine: none of these waits when all is well. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }
const setupFiles = ['tools/test-support/property-seed.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          setupFiles,
          name: 'cloud',
          include: ['{packages/cloud,apps,conformance}/**/*.test.ts'],
          // Each of these files starts servers of its own; reading their hundreds of modules anew for every file would
          // be most of the run.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          setupFiles,
          name: 'rest',
          include: ['{packages,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/cloud/**'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
})
