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

export const chromiumPath = (): string | undefined => findChromium(process.env)
