import { defineConfig } from 'vitest/config'

/** Long enough for a busy machine; no test waits that long on a quiet one. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }
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
