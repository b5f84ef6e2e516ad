import { fillContainer } from './support/made-things.ts'
import { expect, findings, test } from './support/test.ts'

test('[SWIFT-04] deleting a folder counts its files, deletes them and lists those that failed', async ({
  as,
  cloud,
  meridian,
}) => {
  await fillContainer(cloud, 'e2e-delete', 'a/1', 'a/2', 'a//3', 'a/b/5', 'keep', 'single')
  const console = await as('demo')
  const { page } = console
  await console.openItem('/project/containers', 'e2e-delete')
  await expect(page.getByRole('row', { name: /^Select a .*Folder/ })).toBeVisible()
  await meridian.faults({
    service: 'object-store',
    method: 'DELETE',
    path: '/v1/*/e2e-delete/a/b/5',
    status: 503,
    times: 1,
  })

  await console.select('a', 'single')
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Objects' })
  await expect(question.getByText(/This deletes 5 files and 3 folders/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await console.expectToast('Deleted 4 files and 1 folder.')
  await console.expectToast(/Unable to delete 3 objects: a\/b\/5, a\/b\/, a\//)
  await expect(page.getByRole('row', { name: /single/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'a', exact: true })).toBeVisible()

  await meridian.faults()
  await console.rowAction('a', 'Delete')
  await expect(question.getByText(/This deletes 1 file and 2 folders/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await console.expectToast('Deleted 1 file and 2 folders.')
  await expect(page.getByRole('link', { name: 'a', exact: true })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /keep/ })).toBeVisible()
})

test('[SWIFT-04] a deletion stopped midway reports how many were deleted, which failed and how many are left', async ({
  as,
  cloud,
  meridian,
}) => {
  const names = Array.from({ length: 300 }, (_, index) => `n-${String(index).padStart(3, '0')}`)
  await fillContainer(cloud, 'e2e-many', ...names)
  const console = await as('demo')
  const { page } = console
  await console.openItem('/project/containers', 'e2e-many')
  await expect(page.getByText('300 items')).toBeVisible()
  await meridian.faults(
    // A store that deletes only one at a time.
    { service: 'object-store', method: 'POST', status: 405 },
    { service: 'object-store', method: 'DELETE', path: '/v1/*/e2e-many/n-007', status: 503 },
    { service: 'object-store', method: 'DELETE', path: '/v1/*/e2e-many/', delayMs: 100 },
  )
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Objects' })
  await expect(question.getByText(/This deletes 300 files and 0 folders/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question.getByRole('progressbar', { name: 'Delete' })).toBeVisible()
  await question.getByRole('button', { name: 'Stop' }).click()

  await console.expectToast('Unable to delete the object.')
  await console.expectToast(/^n-007: /)
  const told = (words: RegExp) => page.getByRole('region', { name: /notifications/i }).getByText(words)
  const number = async (words: RegExp) => Number(words.exec((await told(words).textContent()) ?? '')?.[1])
  const deleted = await number(/Deleted (\d+) files and 0 folders/)
  const left = await number(/Stopped: (\d+) of 300 were not deleted/)
  expect(deleted + left + 1).toBe(300)
  expect(left).toBeGreaterThan(0)
  await expect(page.getByText(`${left + 1} items`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${left + 1} items`)).toBeVisible()
  await expect(page.getByRole('row', { name: /n-007/ })).toBeVisible()
})

test('[SWIFT-05] a folder that somebody fills before it is deleted is kept, and the message says why', async ({
  as,
  cloud,
}) => {
  await fillContainer(cloud, 'e2e-filled', 'box/')
  const console = await as('demo')
  await console.fromHome('Containers')
  await console.row('e2e-filled').getByRole('link', { name: 'e2e-filled' }).click()
  await console.rowAction('box', 'Delete')
  const question = console.page.getByRole('dialog', { name: 'Delete Objects' })
  await expect(question.getByText(/This deletes 0 files and 1 folder/)).toBeVisible()
  await fillContainer(cloud, 'e2e-filled', 'box/late.txt')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await console.expectToast('Unable to delete the folder because it is not empty.')
  await expect(console.page.getByRole('link', { name: 'box', exact: true })).toBeVisible()
})
