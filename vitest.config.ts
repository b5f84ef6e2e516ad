import { defineConfig } from 'vitest/config'

/** Limits against hanging, not budgets: a machine that does much else may need ten times as long as a quiet one. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }
const setupFiles = ['tools/test-support/property-seed.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeouts,
          setupFiles,
          name: 'cloud',
          include: ['{packages/cloud,apps}/**/*.test.ts'],
          globalSetup: 'packages/cloud/test-support/global-setup.ts',
          // Each of these files starts servers of its own; loading their hundreds of modules again for every file would
          // take most of the run.
          isolate: false,
        },
      },
      {
        test: {
          ...timeouts,
          name: 'conformance',
          include: ['conformance/**/*.test.ts'],
          globalSetup: 'conformance/global-setup.ts',
          // The files of a worker share a cloud and a client.
          isolate: false,
        },
      },
      {
        test: {
          ...timeouts,
          setupFiles: [...setupFiles, 'tools/test-support/fresh-modules.ts'],
          name: 'rest',
          isolate: false,
          include: ['{packages,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/cloud/**'],
          restoreMocks: true,
        },
      },
    ],
  },
})
