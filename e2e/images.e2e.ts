import { allFindings, expect, test } from './support/test.ts'

test('[IMAGE-01] [IMAGE-02] [REG-01] the table lists the images of the project with their columns', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  for (const name of ['Name', 'Owner', 'Type', 'Status', 'Visibility', 'Protected', 'Disk Format', 'Size']) {
    await expect(console.page.getByRole('columnheader', { name })).toBeVisible()
  }
  await expect(console.row('db-1 before upgrade').getByRole('gridcell', { name: 'Snapshot' })).toBeVisible()
  await expect(console.row('analytics-notebook')).toContainText('Image from Other Project - Non-Public')
  await expect(console.page.getByText(/^Displaying \d+ items$/)).toBeVisible()
})

test('[TABLE-13] [IMAGE-07] an image is deleted after a confirmation', async ({ as, cloud }) => {
  await cloud.createImage('to-be-deleted')
  const console = await as('demo')
  await console.openList('/project/images', 'to-be-deleted')
  await console.rowAction('to-be-deleted', 'Delete Image')
  const dialog = console.page.getByRole('dialog', { name: 'Delete to-be-deleted?' })
  await expect(dialog.getByText('Deleted image is not recoverable.')).toBeVisible()
  expect(await allFindings(console.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(console.row('to-be-deleted')).toBeVisible()
  expect(await allFindings(console.page)).toEqual([])
  await console.rowAction('to-be-deleted', 'Delete Image')
  await console.page.getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast('Deleted Image(s): to-be-deleted.')
  await expect(console.row('to-be-deleted')).toHaveCount(0)
})

test('[TABLE-01] [TABLE-14] [IMAGE-07] deleting several images skips the protected one and names it', async ({
  as,
  cloud,
}) => {
  await cloud.createImage('batch-a')
  await cloud.createImage('batch-b', { protected: true })
  const console = await as('demo')
  await console.openList('/project/images', 'batch-')
  await console.select('batch-a', 'batch-b')
  await console.page.getByRole('button', { name: 'Delete Images' }).click()
  await console.expectToast('You are not allowed to delete images: batch-b')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast('Deleted Image(s): batch-a.')
  await expect(console.row('batch-a')).toHaveCount(0)
  await expect(console.row('batch-b')).toBeVisible()
})

test("[SHELL-11] a refusal shows Glance's words and the request id, and stays; a success goes", async ({
  as,
  cloud,
  meridian,
}) => {
  await cloud.createImage('refused')
  const console = await as('demo')
  await console.openList('/project/images', 'refused')
  await expect(console.row('refused')).toBeVisible()
  await meridian.faults({ service: 'image', method: 'DELETE', status: 409 })
  await console.rowAction('refused', 'Delete Image')
  await console.page.getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast('Unable to delete Image(s): refused.')
  await console.expectToast('Refused on demand.')
  await console.expectToast(/req-/)
  await expect(console.row('refused')).toBeVisible()
  await meridian.faults()
  await console.rowAction('refused', 'Delete Image')
  await console.page.getByRole('button', { name: 'Delete Image' }).click()
  const toasts = console.page.getByRole('region', { name: /notifications/i })
  const success = toasts.getByText('Deleted Image(s): refused.')
  await expect(success).toBeVisible()
  await expect(success).toHaveCount(0)
  await expect(toasts.getByText('Refused on demand.').first()).toBeVisible()
})

test('[TABLE-06] a reader sees no action that would be refused', async ({ as }) => {
  const console = await as('reader')
  await console.open('/project/images')
  await expect(console.page.getByText(/^Displaying \d+ items$/)).toBeVisible()
  await expect(console.page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
})

test('[TABLE-02] the search filters the rows and is part of the URL', async ({ as, cloud }) => {
  await cloud.createImage('needle-in-haystack')
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('combobox', { name: /search/i }).fill('NEEDLE')
  await expect(console.page.getByText(/^Displaying 1 of \d+ items$/)).toBeVisible()
  await console.page.reload()
  await expect(console.page.getByText(/^Displaying 1 of \d+ items$/)).toBeVisible()
})

test('[TABLE-04] [TABLE-12] [TABLE-16] a row in transition shows progress, is flagged and updates by itself', async ({
  as,
  cloud,
}) => {
  const { id } = await cloud.queueImage('waits-for-bytes')
  const console = await as('demo')
  await console.open('/home')
  await console.page.getByRole('navigation').getByRole('link', { name: 'Images', exact: true }).first().click()
  await console.page.getByRole('combobox', { name: 'Search images' }).fill('waits-for-bytes')
  await expect(console.row('waits-for-bytes').getByText('Queued')).toBeVisible()
  await expect(console.row('waits-for-bytes').getByRole('progressbar')).toBeVisible()
  await expect(console.row('waits-for-bytes')).toHaveAttribute('data-updating', 'true')
  await cloud.upload(id)
  await expect(console.row('waits-for-bytes').getByText('Active')).toBeVisible()
  await expect(console.row('waits-for-bytes')).not.toHaveAttribute('data-updating')
})

test('[TABLE-05] fifty rows in transition are polled at most three at a time', async ({ as, cloud }) => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => cloud.queueImage(`many-wait-${n}`)))
  const console = await as('demo')
  // Fifty bars that move are more than a busy machine without a graphics card can draw.
  await console.page.emulateMedia({ reducedMotion: 'reduce' })
  await console.openList('/project/images', 'many-wait-')
  // When each look began and ended, as the page itself knows it.
  const looks = () =>
    console.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/api\/glance\/images\/[\da-f-]{36}\/?$/.test(name))
        .map(({ name, startTime, duration }) => ({ name, from: startTime, to: startTime + duration })),
    )
  const lookedAt = async () => new Set((await looks()).map(({ name }) => name)).size
  await expect.poll(lookedAt, { timeout: 90_000 }).toBeGreaterThanOrEqual(50)
  const all = await looks()
  for (const { from } of all) {
    expect(all.filter((other) => other.from <= from && from < other.to).length).toBeLessThanOrEqual(3)
    // Twenty a second, and what a busy page sends late.
    expect(all.filter((other) => other.from >= from && other.from < from + 1000).length).toBeLessThanOrEqual(23)
  }
  for (const { id } of ids) await cloud.deleteImage(id)
})

test('[TABLE-04] the row of a deleted image disappears', async ({ as, cloud }) => {
  const { id } = await cloud.queueImage('goes-away')
  const console = await as('demo')
  await console.openList('/project/images', 'goes-away')
  await expect(console.row('goes-away')).toBeVisible()
  await cloud.deleteImage(id)
  await expect(console.row('goes-away')).toHaveCount(0)
  await expect(console.page.getByText('No items to display.')).toBeVisible()
})

test('[TABLE-04] [TABLE-16] a row whose poll fails says since when it was not checked, and is checked again when asked', async ({
  as,
  cloud,
  meridian,
}) => {
  const { id } = await cloud.queueImage('out-of-reach')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'out-of-reach')
  await expect(console.row('out-of-reach').getByText('Queued')).toBeVisible()
  const told = page.waitForEvent('console', (message) => message.text().startsWith('An error occurred while updating.'))
  await meridian.faults({ service: 'image', path: `/v2/images/${id}`, status: 500 })
  expect((await told).type()).toBe('warning')
  await expect(console.row('out-of-reach').getByText('Queued')).toBeVisible()
  await expect(console.row('out-of-reach')).not.toHaveAttribute('data-updating')
  await expect(console.row('out-of-reach').getByRole('progressbar')).toHaveCount(0)
  const again = console.row('out-of-reach').getByRole('button', { name: /^not checked since \d.+ · Check again$/ })
  await again.click()
  await expect(again).toBeVisible()
  // A list that is read again knows the row: it is polled as before.
  await meridian.faults()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(console.row('out-of-reach').getByRole('progressbar')).toBeVisible()
  await meridian.faults({ service: 'image', path: `/v2/images/${id}`, status: 500, times: 1 })
  await expect(again).toBeVisible()
  await cloud.upload(id)
  await again.click()
  await expect(console.row('out-of-reach').getByText('Active')).toBeVisible()
})

test('a dead image service shows an error instead of the table, and retrying recovers', async ({ as, meridian }) => {
  const console = await as('demo')
  await meridian.faults({ service: 'image', drop: true })
  await console.open('/project/images')
  await expect(console.page.getByText('Unable to retrieve the images.').first()).toBeVisible()
  await expect(console.page.getByText('Unable to establish connection to the image service.').first()).toBeVisible()
  await meridian.faults()
  await console.page.getByRole('button', { name: /try again|retry/i }).click()
  await expect(console.page.getByText(/^Displaying \d+ items$/)).toBeVisible()
})

test('[SHELL-03] [SHELL-04] [REG-02] short URLs open the details page with its Overview', async ({ as, cloud }) => {
  const { id } = await cloud.createImage('detailed', { os_distro: 'debian' })
  const console = await as('demo')
  for (const address of [`/admin/images/${id}/detail`, `/project/images/${id}`]) {
    await console.open(address)
    await expect(console.page).toHaveURL(new RegExp(`/ngdetails/OS::Glance::Image/${id}`))
  }
  await expect(console.heading('detailed')).toBeVisible()
  await expect(console.page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  await expect(console.page.getByRole('link', { name: 'Images' }).first()).toHaveAttribute('aria-current', 'true')
  await expect(console.page.getByText('os_distro')).toBeVisible()
  expect(await allFindings(console.page)).toEqual([])
})

test('[IMAGE-08] the page of an image has its facts, tags and parts', async ({ as, cloud }) => {
  const facts = { architecture: 'aarch64', hw_disk_bus: 'scsi', tags: ['for-tests'] }
  await cloud.createImage('e2e-facts', facts)
  const console = await as('demo')
  await console.openItem('/project/images', 'e2e-facts')
  for (const fact of ['aarch64', 'scsi', 'for-tests'])
    await expect(console.page.getByText(fact, { exact: true }).first()).toBeVisible()
})

test('[TABLE-15] the page of a missing image says that it does not exist', async ({ as }) => {
  const console = await as('demo')
  await console.open('/ngdetails/OS::Glance::Image/00000000-0000-4000-8000-000000000000')
  await expect(console.page.getByText('Item with id 00000000-0000-4000-8000-000000000000 not found.')).toBeVisible()
})

test('markup in names is shown as text', async ({ as, cloud }) => {
  const evil = '<img src=x onerror="document.title=\'owned\'">{{7*7}}'
  const { id } = await cloud.createImage(evil)
  const console = await as('demo')
  await console.openList('/project/images', '{{7*7}}')
  await expect(console.row(evil)).toBeVisible()
  await console.open(`/ngdetails/OS::Glance::Image/${id}`)
  await expect(console.heading(evil)).toBeVisible()
  await expect(console.page).not.toHaveTitle('owned')
})
