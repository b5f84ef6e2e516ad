import type { Locator, Request } from '@playwright/test'
import { NEVER_MS } from './support/clouds.ts'
import { ConsolePage } from './support/console-page.ts'
import { startMeridian, type Meridian } from './support/meridian.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

/** Bytes: with pieces so small, small files are large ones. */
const SEGMENT = 64 * 1024

let meridian: Meridian
let box: string
let cloud: OpenStack
test.beforeAll(async () => {
  meridian = await startMeridian(`settings: { OBJECT_SEGMENT_SIZE: ${SEGMENT} }\n`)
  cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
  box = `/object-store/v1/AUTH_${cloud.projectId}/e2e-large`
  await cloud.put(box)
})
test.afterAll(() => meridian.stop())
test.afterEach(() => meridian.faults())

const segments = async () => {
  const listed = await cloud.send<{ name: string }[]>('GET', `${box}_segments?format=json`).catch(() => [])
  return listed.map(({ name }) => name)
}

const fileOf = (name: string, count: number, letter: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(count * SEGMENT, letter),
})

/** The fourth piece of an upload does not get on. */
const heldUp = () =>
  meridian.faults({
    service: 'object-store',
    method: 'PUT',
    path: '/v1/*/e2e-large_segments/*00000003',
    delayMs: NEVER_MS,
  })

async function signedIn(page: ConsolePage['page'], path: string) {
  const console = new ConsolePage(page, meridian.url)
  await console.open(path)
  await console.fillSignIn('demo', 'demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return console
}

const FOLDER = '/project/containers/container/e2e-large'

async function begin(dialog: Locator, file: ReturnType<typeof fileOf>) {
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: /^(Upload|Edit) File$/ }).click()
}

test('[SWIFT-03] a large upload is stopped, resumed and replaced, and no segment is left over', async ({ page }) => {
  const console = await signedIn(page, FOLDER)
  await page.getByRole('link', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  await heldUp()
  await begin(dialog, fileOf('large.bin', 6, 'a'))
  await expect.poll(async () => (await segments()).length).toBe(3)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText(/Upload the same file again to continue/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await console.expectToast('Discarded the uploaded part of large.bin.')
  expect(await segments()).toEqual([])

  // One piece fails once: it is sent again, and nobody has to know.
  await meridian.faults({
    service: 'object-store',
    method: 'PUT',
    path: '/v1/*/e2e-large_segments/',
    status: 503,
    times: 1,
  })
  await page.getByRole('link', { name: 'Upload' }).click()
  await begin(dialog, fileOf('large.bin', 6, 'a'))
  await console.expectToast('File large.bin uploaded.')
  await expect(page.getByRole('row', { name: /large\.bin.*384 KB/ })).toBeVisible()
  const before = await segments()
  expect(before.length).toBe(6)

  await console.rowAction('large.bin', 'Edit')
  const editor = page.getByRole('dialog', { name: 'Edit File' })
  await meridian.faults({
    service: 'object-store',
    method: 'PUT',
    path: '/v1/*/e2e-large_segments/*00000003',
    status: 413,
  })
  await begin(editor, fileOf('other.bin', 5, 'b'))
  await expect(editor.getByRole('alert')).toContainText('Unable to upload the object.')
  await meridian.faults()
  await editor.getByRole('button', { name: 'Edit File' }).click()
  await expect(page.getByRole('row', { name: /large\.bin.*320 KB/ })).toBeVisible()
  const after = await segments()
  expect(after.length).toBe(5)
  expect(after.filter((name) => before.includes(name))).toEqual([])

  await console.rowAction('large.bin', 'Edit')
  await begin(editor, { ...fileOf('small.txt', 1, 'c'), buffer: Buffer.from('small') })
  await expect(page.getByRole('row', { name: /large\.bin.*5 B/ })).toBeVisible()
  expect(await segments()).toEqual([])
})

test('[SWIFT-03] [IMAGE-06] closing the window during an upload asks first; the next visit lists the rest and deletes it', async ({
  page,
}) => {
  const console = await signedIn(page, FOLDER)
  await heldUp()
  await page.getByRole('link', { name: 'Upload' }).click()
  await begin(page.getByRole('dialog', { name: 'Upload File' }), fileOf('broken.bin', 6, 'd'))
  await expect.poll(async () => (await segments()).length).toBe(3)

  const other = await console.newTab()
  await other.open('/project/images?modal=create-image')
  const wizard = other.page.getByRole('dialog', { name: 'Create Image' })
  await wizard.getByLabel('Image Name').fill('broken-image')
  await wizard.locator('input[type=file]').setInputFiles({
    name: 'disk.iso',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('never arrives'),
  })
  await meridian.faults(
    { service: 'image', method: 'PUT', delayMs: NEVER_MS },
    {
      service: 'object-store',
      method: 'PUT',
      path: '/v1/*/e2e-large_segments/*00000003',
      delayMs: NEVER_MS,
    },
  )
  // When the file is sent, the image exists, and the console has stored that it is unfinished.
  const isFile = (request: Request) => request.headers()['content-type'] === 'application/octet-stream'
  const fileRequest = other.page.waitForRequest(isFile)
  await wizard.getByRole('button', { name: 'Create Image' }).click()
  await fileRequest
  await expect(wizard.getByRole('progressbar', { name: 'Uploading image' })).toBeVisible()

  // This window is closed after Glance has recorded the image and before the console gets the response.
  const third = await console.newTab()
  await third.open('/project/images?modal=create-image')
  const recorded = Promise.withResolvers<void>()
  await third.page.route('**/api/glance/images/', async (route) => {
    await route.fetch()
    recorded.resolve()
  })
  const form = third.page.getByRole('dialog', { name: 'Create Image' })
  await form.getByLabel('Image Name').fill('lost-image')
  await form.locator('input[type=file]').setInputFiles(fileOf('lost.iso', 1, 'e'))
  await form.getByRole('button', { name: 'Create Image' }).click()
  await recorded.promise
  await third.page.close()

  for (const window of [page, other.page]) {
    const asked = window.waitForEvent('dialog')
    void window.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    const closed = window.waitForEvent('close')
    await question.accept()
    await closed
  }
  await meridian.faults()

  const next = new ConsolePage(await page.context().newPage(), meridian.url)
  await next.open('/project/images')
  const told = next.page.getByRole('dialog', { name: 'Unfinished uploads' })
  await expect(told.getByText(/Object: e2e-large\/broken\.bin .* 192 KB uploaded/)).toBeVisible()
  await expect(told.getByText(/Image: broken-image/)).toBeVisible()
  await expect(told.getByText(/Image: lost-image/)).toBeVisible()
  expect(await findings(next.page)).toEqual([])
  await told.getByRole('button', { name: 'Discard all' }).click()
  await next.expectToast('Discarded the uploaded part of broken-image.')
  await expect(told).toHaveCount(0)
  expect(await segments()).toEqual([])
  for (const name of ['broken-image', 'lost-image']) await expect(next.row(name)).toHaveCount(0)
  await next.page.reload()
  await expect(next.heading('Images')).toBeVisible()
  await expect(told).toHaveCount(0)
})
