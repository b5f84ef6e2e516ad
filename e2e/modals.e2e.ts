import { expect, test } from './support/test.ts'

test('[MODAL-01] a dialog has a URL: a link opens it, back closes it, the URL reopens it', async ({ as, cloud }) => {
  const { id } = await cloud.createImage('with-address')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'with-address')
  await page.getByRole('button', { name: 'Actions for with-address' }).click()
  const link = page.getByRole('menuitem', { name: 'Edit Image' })
  await expect(link).toHaveAttribute('href', `/project/images?queryString=with-address&modal=edit-image&item=${id}`)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Image' })
  await expect(dialog.getByLabel('Image Name')).toHaveValue('with-address')
  await expect(page).toHaveURL(new RegExp(`modal=edit-image&item=${id}`))
  await page.mouse.click(5, 450)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(console.row('with-address')).toBeVisible()

  await console.row('with-address').getByRole('link', { name: 'with-address' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await console.menuAction('Edit Image')
  await expect(dialog.getByLabel('Image Name')).toHaveValue('with-address')
  await page.reload()
  await expect(dialog.getByLabel('Image Name')).toHaveValue('with-address')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/OS::Glance::Image/${id}$`))
})

test('[IMAGE-05] [IMAGE-07] an image is edited, and a refused change keeps the input', async ({
  as,
  cloud,
  meridian,
}) => {
  await cloud.createImage('to-be-edited')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'edited')
  await console.rowAction('to-be-edited', 'Edit Image')
  const dialog = page.getByRole('dialog', { name: 'Edit Image' })
  await expect(dialog.getByRole('radio', { name: 'Public' })).toHaveCount(0)
  await dialog.getByLabel('Image Name').fill('edited-now')
  await dialog.getByLabel('Image Description').fill('Made smaller')
  await dialog.getByLabel('Minimum RAM (MB)').fill('512')
  await meridian.faults({ service: 'image', method: 'PATCH', status: 409 })
  await dialog.getByRole('button', { name: 'Update Image' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('Unable to update the image.')
  await expect(alert).toContainText('Refused on demand.')
  await expect(alert).toContainText(/req-/)
  await expect(dialog.getByLabel('Image Name')).toHaveValue('edited-now')
  await meridian.faults()
  await dialog.getByRole('button', { name: 'Update Image' }).click()
  await console.expectToast('Image edited-now was successfully updated.')
  await expect(dialog).toHaveCount(0)
  await expect(console.row('edited-now')).toBeVisible()
})

test('[MODAL-03] a dialog of a missing item says so', async ({ as }) => {
  const console = await as('demo')
  const id = '00000000-0000-4000-8000-000000000000'
  await console.open(`/project/images?modal=edit-image&item=${id}`)
  const dialog = console.page.getByRole('dialog', { name: 'Image' })
  await expect(dialog.getByText('An error occurred. Please try again later.')).toBeVisible()
  await expect(dialog.getByText(`Item with id ${id} not found.`)).toBeVisible()
  await console.open('/project/containers?modal=object-details&item=no-object-of-it')
  await expect(console.page.getByRole('dialog').getByText('Item with id no-object-of-it not found.')).toBeVisible()
})

test('[MODAL-03] a dialog whose code fails to load shows an error and leaves the page as it was', async ({
  as,
  cloud,
}) => {
  await cloud.createImage('unreached')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'unreached')
  // What all dialogs share is there from then on.
  await console.rowAction('unreached', 'Delete Image')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.route(/\/static\/.*\.js$/, (route) => route.abort())
  await console.rowAction('unreached', 'Edit Image')
  const dialog = page.getByRole('dialog', { name: 'An error occurred. Please try again later.' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(console.row('unreached')).toBeVisible()
})

test('[MODAL-01] [MODAL-04] a second dialog hides the first until it closes; waiting has its own dialog', async ({
  story,
}) => {
  const page = await story('modal/stacked')
  const first = page.getByRole('dialog', { name: 'The first', includeHidden: true })
  const second = page.getByRole('dialog', { name: 'The second' })
  await page.getByRole('button', { name: 'Open the first' }).click()
  await page.getByRole('button', { name: 'Open the second' }).click()
  await expect(second).toBeVisible()
  await expect(first).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await expect(second).toHaveCount(0)
  await expect(first).toHaveCSS('opacity', '1')
  await expect(page.getByRole('button', { name: 'Open the second' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the first' })).toBeFocused()

  await story('modal/wait')
  await page.getByRole('button', { name: 'Wait' }).click()
  await expect(page.getByRole('dialog', { name: 'Deleting containers' }).getByRole('status')).toBeVisible()
})

test('[MODAL-01] a toast does not cover the buttons of a dialog', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize({ width: 390, height: 700 })
  const dialog = page.getByRole('dialog', { name: 'Create Key Pair' })
  await console.open('/project/key_pairs?modal=create-key-pair')
  await dialog.getByLabel('Key Pair Name').fill('e2e-toast')
  await dialog.getByRole('button', { name: 'Create Key Pair' }).click()
  const toast = page.getByRole('region', { name: /notifications/i }).getByText('Created keypair: e2e-toast')
  const done = page.getByRole('dialog', { name: 'e2e-toast' }).getByRole('button', { name: 'Done' })
  await expect(toast).toBeVisible()
  const [above, below] = await Promise.all([toast.boundingBox(), done.boundingBox()])
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await done.click()
  await page.getByRole('button', { name: 'Close without the key' }).click()
})

test('on a phone an error stays inside its dialog', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize({ width: 390, height: 700 })
  const dialog = page.getByRole('dialog', { name: 'Create Key Pair' })
  await console.open('/project/key_pairs?modal=create-key-pair')
  await dialog.getByLabel('Key Pair Name').fill('e2e-refused')
  await meridian.faults({ service: 'compute', method: 'POST', status: 409 })
  await dialog.getByRole('button', { name: 'Create Key Pair' }).click()
  const [alert, around] = [await dialog.getByRole('alert').boundingBox(), await dialog.boundingBox()]
  expect(alert?.width ?? Infinity).toBeLessThan(around?.width ?? 0)
  await meridian.faults()
})

test('shared dialog code that fails to load is reported and loads on retry', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await page.route('**/static/popups-*', (route) => route.abort())
  await console.open('/project/key_pairs')
  await page.getByRole('link', { name: 'Create Key Pair' }).click()
  await expect(console.heading('This page could not be shown')).toBeInViewport()
  await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
  await page.unroute('**/static/popups-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Key Pair' })).toBeVisible()
})
