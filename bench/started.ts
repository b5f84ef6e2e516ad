import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath, TEST_FLAGS } from '../e2e/support/chromium.ts'
import { startGallery } from '../e2e/support/gallery.ts'
import { startMeridian, type Meridian } from '../e2e/support/meridian.ts'
import { isSmoke } from './size.ts'

/** What benches use of a browser. */
export type BenchBrowser = Pick<Browser, 'newPage' | 'newContext' | 'close'>

const stops: (() => Promise<unknown>)[] = []

/** A start that a small run makes once for all benches: starting would take most of its time. */
function shared<P>(start: () => Promise<P>, stop: (program: P) => Promise<unknown>): () => Promise<P> {
  let running: Promise<P> | undefined
  return () => {
    if (running) return running
    const started = start()
    stops.push(async () => stop(await started))
    return (running = started)
  }
}

const launch = (args: string[]) => chromium.launch({ executablePath: chromiumPath(), args })
const sharedBrowser = shared(
  () => launch(TEST_FLAGS),
  (browser) => browser.close(),
)
const sharedProduct = shared(
  () => startMeridian(),
  (meridian) => meridian.stop(),
)
const sharedGallery = shared(startGallery, (gallery) => gallery.stop())

/** A browser as users have it; in a small run the one of the tests, whose pages `close` closes. */
export async function openBrowser(): Promise<BenchBrowser> {
  if (!isSmoke) return launch(CHROMIUM_FLAGS)
  const browser = await sharedBrowser()
  // On a busy machine everything takes long: only what hangs is ended, by the limit of its bench.
  const patient = <P extends Pick<Page, 'setDefaultTimeout'>>(opened: P): P => {
    opened.setDefaultTimeout(0)
    return opened
  }
  return {
    newPage: async (options) => patient(await browser.newPage(options)),
    newContext: async (options) => patient(await browser.newContext(options)),
    close: async () => {
      for (const context of browser.contexts()) await context.close()
    },
  }
}

/** The product on a seeded cloud; in a small run `stop` seeds the cloud anew. */
export async function startProduct(): Promise<Meridian> {
  if (!isSmoke) return startMeridian()
  const meridian = await sharedProduct()
  const stop = async () => {
    await meridian.faults()
    await meridian.reset()
  }
  return { ...meridian, stop }
}

export async function openGallery(): ReturnType<typeof startGallery> {
  return isSmoke ? { ...(await sharedGallery()), stop: async () => {} } : startGallery()
}

/** Ends what the benches of a small run shared. */
export async function stopShared(): Promise<void> {
  for (const stop of stops) await stop()
}
