import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Page } from '@playwright/test'
import { passwordOf } from '../../e2e/support/clouds.ts'
import { ConsolePage } from '../../e2e/support/console-page.ts'
import { startMeridian } from '../../e2e/support/meridian.ts'
import { OpenStack } from '../../e2e/support/openstack.ts'
import type { Measure } from '../measure.ts'
import { longestBlock } from '../table/in-page.ts'
import { isSmoke, sized } from '../size.ts'
import { openBrowser } from '../started.ts'

const [MIB, GIB] = [1024 ** 2, 1024 ** 3]
/** As the lists show the sizes of the two files. */
const [IMAGE, IMAGE_SIZE] = [sized(GIB, 32 * MIB), isSmoke ? '32 MB' : '1 GB']
const [OBJECT, OBJECT_SIZE] = [sized(6 * GIB, 64 * MIB), isSmoke ? '64 MB' : '6 GB']
const HOUR_MS = 3_600_000
/** How long the page is observed during an upload. */
const WATCHED_MS = sized(5000, 200)
/** A pause that a user does not notice. */
const MOST_MS = 100
const NAME = 'bench-large'

/** Uploads large files with a browser; to the cloud at MERIDIAN_TEST_AUTH_URL if that is set. */
export async function measureLargeFiles(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-bench-'))
  const meridian = await startMeridian(`upstream_timeout: 600\n`)
  const browser = await openBrowser()
  try {
    const cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(HOUR_MS)
    const console = new ConsolePage(page, meridian.url)
    await console.open('/project/images')
    await console.fillSignIn('demo', passwordOf('demo'))
    await console.inProject('demo')
    return [
      await sent('image of 1 GiB', IMAGE, (file) => sendImage(console, file), page),
      await sent('object of 6 GiB', OBJECT, (file) => sendObject(console, cloud, file), page),
    ]
  } finally {
    await browser.close()
    await meridian.stop()
    rmSync(folder, { recursive: true })
  }

  /** The longest pause of the page during the upload. */
  async function sent(name: string, size: number, send: (file: string) => Promise<void>, page: Page): Promise<Measure> {
    const file = path.join(folder, `${NAME}.iso`)
    writeFileSync(file, '')
    truncateSync(file, size) // zeros that take no room
    const began = performance.now()
    const over = send(file)
    await page.getByRole('dialog').getByRole('progressbar').waitFor()
    const value = await page.evaluate(longestBlock, WATCHED_MS)
    await over
    const seconds = (performance.now() - began) / 1000
    const note = `${seconds.toFixed(0)} s, ${(size / 1e6 / seconds).toFixed(0)} MB/s`
    return { name: `${name}: page still`, value, budget: MOST_MS, unit: 'ms', note }
  }
}

async function sendImage(console: ConsolePage, file: string): Promise<void> {
  const { page } = console
  await console.open('/project/images?modal=create-image')
  const wizard = page.getByRole('dialog', { name: 'Create Image' })
  await wizard.getByLabel('Image Name').fill(NAME)
  await wizard.locator('input[type=file]').setInputFiles(file)
  await wizard.getByRole('button', { name: 'Create Image' }).click()
  await wizard.waitFor({ state: 'hidden' })
  await console.openList('/project/images', NAME)
  await console.row(NAME).getByText(IMAGE_SIZE).waitFor()
}

async function sendObject(console: ConsolePage, cloud: OpenStack, file: string): Promise<void> {
  const { page } = console
  await cloud.put(`/object-store/v1/AUTH_${cloud.projectId}/${NAME}`)
  await console.open(`/project/containers/container/${NAME}`)
  await page.getByRole('link', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Upload File' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: new RegExp(OBJECT_SIZE) }).waitFor()
}
