import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,conformance,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files of one worker share what they import: most of a run was reading the same modules again.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
