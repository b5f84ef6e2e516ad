import { findChromium } from '../../tools/chromium.ts'

/** Without the last four, Chromium keeps looking up hosts that a test machine cannot reach. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Pages of tests live for seconds: compiling them for speed, collecting their garbage in small steps and doing either on
 * other threads costs more than a tenth of the CPU time and is never earned back. A window loads the same code again and
 * again: keeping it compiled, and room for what a page allocates, save another tenth.
 */
const V8_FLAGS = [
  '--no-maglev',
  '--no-turbofan',
  '--single-threaded',
  '--no-incremental-marking',
  '--no-flush-bytecode',
  '--min-semi-space-size=32',
].join(' ')

export const TEST_FLAGS = [...CHROMIUM_FLAGS, `--js-flags=${V8_FLAGS}`]

export const chromiumPath = (): string | undefined => findChromium(process.env)
