import type { Locator, Page } from '@playwright/test'
import { ConsolePage } from './support/console-page.ts'
import { startMeridian, type Meridian } from './support/meridian.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

/** More than lies in buffers on the way, so that a service which does not read holds it up. */
const LARGE = 24 * 1024 * 1024

const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Create Image' })

async function choose(wizard: Locator, name: string, size = 2048) {
  const chooser = wizard.page().waitForEvent('filechooser')
  await wizard.getByRole('button', { name: /^File: / }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, 7) })
}

async function fillIn({ page }: ConsolePage, name: string, fileName: string) {
  await page.getByRole('link', { name: 'Create Image' }).click()
  const wizard = wizardOf(page)
  await wizard.getByLabel('Image Name').fill(name)
  await choose(wizard, fileName)
  return wizard
}

test('[IMAGE-05] [IMAGE-06] [IMAGE-07] a user creates an image from a file in two steps and edits it in the same wizard @openstack', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'e2e-of-file')
  const wizard = await fillIn(console, 'e2e-of-file', 'My-Disk.Q.cow2')
  await expect(wizard.getByRole('combobox', { name: 'Format' })).toHaveText('Select format')
  await choose(wizard, 'disk.QCOW2', 3000)
  await expect(wizard.getByRole('combobox', { name: 'Format' })).toHaveText('QCOW2')
  await expect(wizard.getByRole('radio', { name: 'Private' })).toBeChecked()
  await expect(wizard.getByRole('radio', { name: 'Public' })).toHaveCount(0)
  expect(await allFindings(page)).toEqual([])
  await wizard.getByLabel('Minimum RAM (MB)').fill('64')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByLabel('Custom').fill('os_distro_hint')
  await wizard.getByRole('button', { name: 'Add', exact: true }).click()
  await wizard.getByLabel('os_distro_hint', { exact: true }).fill('debian')
  await wizard.getByRole('button', { name: 'Create Image' }).click()
  await console.expectToast('Image e2e-of-file was successfully created.')
  await expect(console.row('e2e-of-file').getByText('Active')).toBeVisible()
  await expect(console.row('e2e-of-file').getByText('2.93 KB')).toBeVisible()

  await console.rowAction('e2e-of-file', 'Edit Image')
  const editor = page.getByRole('dialog', { name: 'Edit Image' })
  await expect(editor.getByLabel('Minimum RAM (MB)')).toHaveValue('64')
  await expect(editor).toHaveCSS('opacity', '1')
  expect(await allFindings(page)).toEqual([])
  await editor.getByLabel('Image Description').fill('Made in a test')
  await editor.getByRole('button', { name: 'Next' }).click()
  await editor.getByLabel('os_distro_hint', { exact: true }).fill('fedora')
  await editor.getByRole('button', { name: 'Update Image' }).click()
  await console.expectToast('Image e2e-of-file was successfully updated.')
  await console.row('e2e-of-file').getByRole('link', { name: 'e2e-of-file' }).click()
  await expect(page.getByText('Made in a test')).toBeVisible()
  await expect(page.getByText('fedora')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast('Deleted Image(s): e2e-of-file.')
})

test('[IMAGE-06] [IMAGE-07] an upload that fails or is stopped reports the unfinished image and deletes it', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'half-made')
  const wizard = await fillIn(console, 'half-made', 'a.iso')
  await meridian.faults({ service: 'image', method: 'PUT', status: 503, times: 1 })
  await wizard.getByRole('button', { name: 'Create Image' }).click()
  const failed = page.getByRole('dialog', { name: 'The upload failed.' })
  await expect(failed.getByText('Image half-made has been created, but its data did not arrive.')).toBeVisible()
  await failed.getByRole('button', { name: 'Delete Image' }).click()
  await expect(wizard.getByRole('alert')).toContainText('Unable to create the image.')
  await expect(wizard.getByLabel('Image Name')).toHaveValue('half-made')

  await choose(wizard, 'b.iso', LARGE)
  await meridian.faults({ service: 'image', method: 'PUT', delayMs: 60_000, times: 1 })
  await wizard.getByRole('button', { name: 'Create Image' }).click()
  await expect(wizard.getByRole('progressbar', { name: 'Uploading image' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.getByRole('dialog', { name: 'The upload was stopped.' })
  await stopped.getByRole('button', { name: 'Keep Image' }).click()
  await console.expectToast('Image half-made was created, but has no data.')
  await expect(console.row('half-made')).toHaveCount(1)
})

test('[VOLCREATE-01] [IMAGE-03] a volume created from an image respects the minimum size and the quota', async ({
  as,
  cloud,
}) => {
  await cloud.createImage('for-a-volume', { min_disk: 3 })
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'for-a-volume')
  await console.rowAction('for-a-volume', 'Create Volume')
  const wizard = page.getByRole('dialog', { name: 'Create Volume' })
  await expect(wizard.getByLabel('Size (GB)')).toHaveValue('3')
  await wizard.getByLabel('Size (GB)').fill('900000')
  await wizard.getByLabel('Name').fill('volume-of-image')
  await expect(wizard.getByText('The requested size exceeds what is left of the storage quota.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Size (GB)').fill('4')
  await wizard.getByRole('button', { name: 'Create Volume' }).click()
  await console.expectToast('Volume volume-of-image was successfully created.')
})

test.describe('with other settings', () => {
  let meridian: Meridian
  test.beforeAll(async () => {
    meridian = await startMeridian(
      'base: /console/\nsettings: { HORIZON_IMAGES_UPLOAD_MODE: legacy, IMAGES_ALLOW_LOCATION: true, FILTER_DATA_FIRST: { admin.images: true } }\n',
    )
  })
  test.afterAll(() => meridian.stop())

  test('[SHELL-01] [IMAGE-04] [IMAGE-05] [TABLE-11] under another base path administrators filter first and files are uploaded as a form', async ({
    page,
  }) => {
    const console = new ConsolePage(page, `${meridian.url}/console`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await console.open('/admin/images')
    await console.fillSignIn('admin', 'admin')
    await expect(console.heading('Images')).toBeVisible()
    await expect(page.getByText('No items to display.')).toBeVisible()
    const wizard = await fillIn(console, 'sent-in-a-form', 'c.iso')
    const format = wizard.getByRole('combobox', { name: 'Format' })
    await expect(format).toHaveText(/ISO/)
    await wizard.getByRole('radio', { name: 'URL' }).click()
    // The file's format is not that of the image at the address.
    await expect(format).toHaveText('Select format')
    await wizard.getByLabel('Image URL').fill('ftp://nowhere')
    await wizard.getByRole('button', { name: 'Next' }).click()
    await expect(wizard.getByText('An external (HTTP) URL is required')).toBeVisible()
    await wizard.getByRole('radio', { name: 'File' }).click()
    await expect(format).toHaveText(/ISO/)
    await wizard.getByRole('button', { name: 'Create Image' }).click()
    await console.expectToast('Image sent-in-a-form was successfully created.')
    await expect(page.getByText('No items to display.')).toBeVisible()
    await console.filterBy('Name', 'sent-in-a-form')
    await expect(console.row('sent-in-a-form').getByText('Active')).toBeVisible()
    await expect(console.row('sent-in-a-form').getByText('ISO')).toBeVisible()

    // Without Copy Data Glance keeps the address as the location.
    const address = meridian.authUrl.replace('/identity/v3', '/image/downloads/demo-disk.raw')
    await page.getByRole('link', { name: 'Create Image' }).click()
    await wizard.getByLabel('Image Name').fill('kept-at-its-address')
    await wizard.getByRole('radio', { name: 'URL' }).click()
    await wizard.getByLabel('Image URL').fill(address)
    await expect(wizard.getByRole('checkbox', { name: 'Copy Data' })).not.toBeChecked()
    await format.click()
    await page.getByRole('option', { name: 'Raw' }).click()
    await wizard.getByRole('button', { name: 'Create Image' }).click()
    await console.expectToast('Image kept-at-its-address was successfully created.')
    await page.getByRole('button', { name: 'Clear search' }).first().click()
    await console.filterBy('Name', 'kept-at-its-address')
    await expect(console.row('kept-at-its-address').getByText('Active')).toBeVisible()
    expect(asked.filter((path) => !path.startsWith('/console/'))).toEqual([])
    expect(asked.filter((path) => /\.(js|css|woff2)$/.test(path) && !path.startsWith('/console/static/'))).toEqual([])
  })
})
