import { afterEach, vi } from 'vitest'

// All files of a worker share its process. Each file evaluates our modules again, so that it starts with fresh module
// state, and each test ends with real timers.
vi.resetModules()
afterEach(() => void vi.useRealTimers())
