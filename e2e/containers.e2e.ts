import type { Page } from '@playwright/test'
import { fillContainer } from './support/made-things.ts'
import { expect, findings, test } from './support/test.ts'

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

const chooseFile = (page: Page, file: ReturnType<typeof text>) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)

/** Lets go of files over the table, as a file manager does. */
async function drop(page: Page, ...files: { name: string; content: string }[]): Promise<void> {
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, content } of all) transfer.items.add(new File([content], name))
    return transfer
  }, files)
  await page.getByRole('grid').dispatchEvent('dragover', { dataTransfer: dropped })
  await page.getByRole('grid').dispatchEvent('drop', { dataTransfer: dropped })
}

test('[SWIFT-01] a user creates a container, makes it public, finds it by prefix and deletes it @openstack', async ({
  as,
  cloud,
}) => {
  await fillContainer(cloud, 'e2e-taken')
  const console = await as('demo')
  const { page } = console
  await console.open('/project/containers')
  await page.getByRole('link', { name: 'Create Container' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Container' })
  const name = dialog.getByLabel('Container Name')
  await name.fill('a/b')
  await name.blur()
  await expect(dialog.getByText('Container name must not contain "/".')).toBeVisible()
  await name.fill('e2e-taken')
  await expect(dialog.getByText('A container with that name exists.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await name.fill('e2e walk <b>?#%2F')
  await dialog.getByRole('button', { name: 'Create Container' }).click()
  await console.expectToast('Container e2e walk <b>?#%2F created.')

  await console.filterBy('Prefix', 'e2e walk')
  await expect(console.row('e2e walk <b>?#%2F')).toBeVisible()
  await expect(console.row('e2e-taken')).toHaveCount(0)
  const access = page.getByRole('switch', { name: 'Public access to e2e walk <b>?#%2F' })
  await access.click()
  await expect(page.getByRole('dialog', { name: 'Make Public' })).toContainText('read all objects in e2e walk')
  await page.getByRole('button', { name: 'Make Public' }).click()
  await console.expectToast('Container e2e walk <b>?#%2F is now public.')
  await expect(access).toBeChecked()
  await expect(page.getByRole('button', { name: 'Copy the public link' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction('e2e walk <b>?#%2F', 'View Details')
  await expect(console.heading('e2e walk <b>?#%2F')).toBeVisible()
  const link = page.getByText(/\/v1\/AUTH_.*e2e%20walk/)
  await expect(link).toBeVisible()
  expect((await fetch((await link.textContent()) ?? '')).ok).toBe(true)

  await page.getByRole('button', { name: 'Delete Container' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Container' })
  await expect(question.getByText('Are you sure you want to delete container e2e walk <b>?#%2F?')).toBeVisible()
  await question.getByRole('button', { name: 'No' }).click()
  await page.getByRole('button', { name: 'Delete Container' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await console.expectToast('Container e2e walk <b>?#%2F deleted.')
  await expect(page).toHaveURL(/\/project\/containers$/)
})

test('[SWIFT-05] a container that is not empty is kept, and Swift says why @openstack', async ({ as, cloud }) => {
  await fillContainer(cloud, 'e2e-full')
  const console = await as('demo')
  await console.openList('/project/containers', 'e2e-full')
  await console.rowAction('e2e-full', 'Delete Container')
  const yes = console.page.getByRole('dialog').getByRole('button', { name: 'Yes' })
  await expect(yes).toBeEnabled()
  // Somebody uploads a file in the meantime.
  await fillContainer(cloud, 'e2e-full', 'inside.txt')
  await yes.click()
  await console.expectToast('The container cannot be deleted since it is not empty.')
  await console.rowAction('e2e-full', 'Delete Container')
  await expect(yes).toBeDisabled()
})

test('[SWIFT-05] [SWIFT-06] failures are reported by operation, and a switch returns', async ({
  as,
  cloud,
  meridian,
}) => {
  await fillContainer(cloud, 'e2e-broken')
  const console = await as('demo')
  await console.openList('/project/containers', 'e2e-broken')
  const access = console.row('e2e-broken').getByRole('switch')
  await expect(access).not.toBeChecked()
  await meridian.faults({ service: 'object-store', method: 'POST', status: 503 })
  await access.click()
  await console.page.getByRole('button', { name: 'Make Public' }).click()
  await console.expectToast('Unable to change the container access.')
  await expect(access).not.toBeChecked()
  await meridian.faults({ service: 'object-store', method: 'DELETE', status: 503 })
  await console.rowAction('e2e-broken', 'Delete Container')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await console.expectToast('Unable to delete the container.')
})

test('[SWIFT-05] a folder or a copy whose name was taken in the meantime is refused in the words of the server alone', async ({
  as,
  cloud,
}) => {
  await fillContainer(cloud, 'e2e-clash', 'a.txt', 'b.txt')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/containers', 'e2e-clash')
  await console.row('e2e-clash').getByRole('link', { name: 'e2e-clash' }).click()
  await page.getByRole('link', { name: 'Folder' }).click()
  const folder = page.getByRole('dialog', { name: 'Create Folder' })
  const checked = page.waitForResponse(/metadata\/late/)
  await folder.getByLabel('Folder Name').fill('late')
  await folder.getByLabel('Folder Name').blur()
  await checked
  await fillContainer(cloud, 'e2e-clash', 'late/inside.txt')
  await folder.getByRole('button', { name: 'Create Folder' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('A pseudo-folder with the name "late" already exists.')
  await expect(alert).not.toContainText('Unable to create the folder.')
  await folder.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await console.rowAction('a.txt', 'Copy')
  const copy = page.getByRole('dialog', { name: 'Copy Object' })
  await copy.getByLabel('Destination Object').fill('b.txt')
  await copy.getByRole('button', { name: 'Copy Object' }).click()
  await expect(alert).toContainText('An object with the name "b.txt" already exists.')
  await expect(alert).not.toContainText('Unable to copy the object.')
})

test('[SWIFT-02] [SWIFT-03] [FORM-07] [SHELL-20] a user uploads, views, replaces, copies and downloads files, and creates folders @openstack', async ({
  as,
  cloud,
}) => {
  await fillContainer(cloud, 'e2e-files')
  const console = await as('demo')
  const { page } = console
  await console.openItem('/project/containers', 'e2e-files')

  await page.getByRole('link', { name: 'Folder' }).click()
  const folder = page.getByRole('dialog', { name: 'Create Folder' })
  await folder.getByLabel('Folder Name').fill('שלום %2F?#')
  await folder.getByRole('button', { name: 'Create Folder' }).click()
  await console.expectToast('Folder שלום %2F?# created.')
  await page.getByRole('link', { name: 'Folder', exact: true }).click()
  await folder.getByLabel('Folder Name').fill('שלום %2F?#')
  await folder.getByLabel('Folder Name').blur()
  await expect(folder.getByText('A folder with that name exists.')).toBeVisible()
  await folder.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('link', { name: 'שלום %2F?#' }).click()
  await expect(console.heading('שלום %2F?#')).toBeVisible()
  await page.reload()
  await expect(console.heading('שלום %2F?#')).toBeVisible()

  await page.getByRole('link', { name: 'Upload' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload File' })
  await chooseFile(page, text('<img src=x onerror=alert(1)>.txt', 'first'))
  await expect(upload.getByLabel('File Name')).toHaveValue('<img src=x onerror=alert(1)>.txt')
  expect(await findings(page)).toEqual([])
  await upload.getByLabel('File Name').fill('b%2F c?#.txt')
  await upload.getByRole('button', { name: 'Upload File' }).click()
  await console.expectToast('File b%2F c?#.txt uploaded.')
  await expect(page.getByRole('row', { name: /b%2F c\?#\.txt.*5 B/ })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction('b%2F c?#.txt', 'Edit')
  await chooseFile(page, text('other.txt', 'second version'))
  await page.getByRole('dialog').getByRole('button', { name: 'Edit File' }).click()
  await expect(page.getByRole('row', { name: /b%2F c\?#\.txt.*14 B/ })).toBeVisible()

  await console.rowAction('b%2F c?#.txt', 'View Details')
  const details = page.getByRole('dialog', { name: 'Object Details' })
  await expect(details.getByText('שלום %2F?#/b%2F c?#.txt')).toBeVisible()
  await expect(details.getByText('text/plain')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).last().click()

  const [download] = await Promise.all([page.waitForEvent('download'), console.rowAction('b%2F c?#.txt', 'Download')])
  const saved = await download.createReadStream()
  expect(Buffer.concat(await saved.toArray()).toString()).toBe('second version')

  await console.rowAction('b%2F c?#.txt', 'Copy')
  const copy = page.getByRole('dialog', { name: 'Copy Object' })
  await copy.getByLabel('Destination Object').fill('copy.txt')
  await copy.getByRole('button', { name: 'Copy Object' }).click()
  await console.expectToast('Object שלום %2F?#/b%2F c?#.txt has copied.')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'e2e-files' }).click()
  await expect(page.getByRole('row', { name: /copy\.txt/ })).toBeVisible()

  await drop(page, { name: 'dropped.txt', content: 'one' }, { name: 'copy.txt', content: 'two' })
  const question = page.getByRole('dialog', { name: 'Replace Objects' })
  await expect(question.getByText(/copy\.txt/)).toBeVisible()
  await question.getByRole('button', { name: 'Replace' }).click()
  await console.expectToast('File dropped.txt uploaded.')
  await expect(page.getByRole('row', { name: /copy\.txt.*3 B/ })).toBeVisible()

  await console.filterBy('Name', 'DROP')
  await expect(page.getByRole('row', { name: /dropped\.txt/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /copy\.txt/ })).toHaveCount(0)
})

test('a failed change of access is reported and undone in the list', async ({ as, meridian }) => {
  const console = await as('demo')
  await console.openList('/project/containers', 'backups')
  const access = console.page.getByRole('switch', { name: 'Public access to backups' })
  await meridian.faults({ service: 'object-store', method: 'POST', status: 503 })
  await access.click()
  await console.page.getByRole('button', { name: 'Make Public' }).click()
  await console.expectToast('Unable to change the container access.')
  await expect(access).not.toBeChecked()
})

test('[SHELL-02] Horizon’s address leads to the list, and a container that cannot be listed shows the error', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  await console.open('/project/containers/container/')
  await expect(console.page).toHaveURL(/\/project\/containers$/)
  await console.open('/project/containers/container/no-such-container')
  await expect(console.page.getByText('Unable to get the objects in container.')).toBeVisible()
  await meridian.faults({ service: 'object-store', status: 503 })
  await console.open('/project/containers/container/backups')
  await expect(console.page.getByText('Unable to get the objects in container.')).toBeVisible()
  await meridian.faults()
  await console.page.getByRole('button', { name: 'Try again' }).click()
  await expect(console.row('db-1')).toBeVisible()
})

test('a container has the counts of itself, where the list of the account is late with them', async ({ as, cloud }) => {
  await fillContainer(cloud, 'e2e-late', 'a.txt', 'b.txt', 'c.txt')
  const console = await as('demo')
  const { page } = console
  // As a store does whose account has not heard of the objects yet.
  await page.route(/\/api\/swift\/containers\/(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = (await response.json()) as { items: object[] }
    await route.fulfill({ response, json: { ...rest, items: items.map((item) => ({ ...item, count: 0, bytes: 0 })) } })
  })
  await console.fromHome('Containers')
  await expect(console.row('e2e-late').getByRole('gridcell', { name: '3', exact: true })).toBeVisible()
})
