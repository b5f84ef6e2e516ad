import { existsSync } from 'node:fs'

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

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
