import { afterEach, vi } from 'vitest'

// All files of a worker share its process. Each file evaluates our modules again, so that it starts with fresh module
// state, and each test ends with real timers and globals: the next file imports its modules before its first test.
vi.resetModules()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
