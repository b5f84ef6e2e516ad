import { expect, findings, test } from './support/test.ts'

test('a selected instance and the whole project are exported as code, and the API is documented', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/instances', 'bastion')
  await page.getByRole('checkbox', { name: /bastion/ }).check()
  await page.getByRole('link', { name: 'As Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export as code' })
  const terraform = dialog.getByRole('region', { name: 'Terraform' })
  await expect(terraform).toContainText('to = openstack_compute_instance_v2.bastion')
  const [box, copy] = [terraform.locator('pre'), terraform.getByRole('button', { name: 'Copy' })]
  const [outer, inner] = [await box.boundingBox(), await copy.boundingBox()]
  expect(inner?.y).toBeGreaterThan(outer?.y ?? Infinity)
  expect((inner?.x ?? Infinity) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  await dialog.getByRole('tab', { name: 'HOT' }).click()
  await expect(dialog.getByRole('region', { name: 'HOT' })).toContainText('server_bastion:')
  await expect(dialog.getByRole('region', { name: 'HOT' })).not.toContainText('server_web_1:')
  await dialog.getByRole('tab', { name: 'Graph' }).click()
  await expect(dialog.getByRole('list', { name: 'Exported resources' })).toContainText('network_private')
  expect(await findings(page)).toEqual([])

  await console.open('/project/api_access')
  await page.getByRole('link', { name: 'Export Project as Code' }).click()
  await expect(terraform).toContainText('openstack_compute_instance_v2.web_1')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('demo.tf')

  await console.load('/project/api_access')
  await page.getByRole('link', { name: 'API Documentation' }).click()
  await page.getByRole('searchbox', { name: 'Search by path, method or words' }).fill('post keypairs')
  await page.getByText('Generate a key pair, or import a public key').click()
  await expect(page.getByRole('region', { name: 'Example of a Request' })).toContainText('"name"')
  expect(await findings(page)).toEqual([])
})
