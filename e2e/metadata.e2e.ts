import { expect, findings, test } from './support/test.ts'

test('[META-01] [META-02] [META-03] [META-04] [SHELL-13] metadata of an image is added, edited and removed', async ({
  as,
  cloud,
}) => {
  await cloud.createImage('described', { hw_old: 'x', owner_note: 'mine' })
  const console = await as('admin')
  const { page } = console
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/metadefs/namespaces/'))))
  await console.openList('/admin/images', 'described')
  await console.rowAction('described', 'Update Metadata')
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  const existing = dialog.getByRole('region', { name: /^Existing Metadata/ })
  const available = dialog.getByRole('region', { name: /^Available Metadata/ })
  await expect(existing.getByLabel('owner_note', { exact: true })).toHaveValue('mine')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Custom').fill('OWNER_NOTE')
  await expect(dialog.getByText('Duplicate keys are not allowed')).toBeVisible()
  await dialog.getByLabel('Custom').fill('')
  await available.getByLabel('Filter: Available Metadata').fill('hw_cpu_sockets')
  await available.getByRole('button', { name: /^Add .*sockets/i }).click()
  await existing.getByLabel('Filter: Existing Metadata').fill('sockets')
  const sockets = existing.getByRole('listitem').getByRole('textbox')
  await sockets.fill('two')
  await expect(existing.getByText('Integer required')).toBeVisible()
  await sockets.fill('2')
  await existing.getByLabel('Filter: Existing Metadata').fill('')
  await existing.getByRole('button', { name: 'Remove hw_old' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Metadata was successfully updated.')
  await expect(dialog).toHaveCount(0)
  await console.rowAction('described', 'Update Metadata')
  await expect(existing.getByText('hw_cpu_sockets')).toBeVisible()
  await expect(available.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  expect(asked).toBe(1)

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await console.row('described').getByRole('link', { name: 'described' }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible()
  await expect(page.getByText('hw_cpu_sockets')).toBeVisible()
  await expect(page.getByText('hw_old')).toHaveCount(0)
})

test('[META-01] [META-02] the editor adds whole objects, refuses duplicates and shows validation errors', async ({
  story,
}) => {
  const page = await story('metadata/modal')
  await page.getByRole('button', { name: 'Update Metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  await dialog.getByLabel('Custom').fill('OWNER_NOTE')
  await expect(dialog.getByText('Duplicate keys are not allowed')).toBeVisible()
  await dialog.getByLabel('Custom').fill('team')
  await dialog.getByLabel('Custom').press('Enter')
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('team', { exact: true }).fill('blue')
  await expect(dialog.getByRole('button', { name: 'Remove Site' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Add CPU Pinning', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Cores' }).fill('65')
  await expect(dialog.getByText('Max 64')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Cores' }).fill('0')
  await expect(dialog.getByText('Min 1', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Cores' }).fill('8')
  await dialog.getByRole('textbox', { name: 'Ratio' }).fill('x')
  await expect(dialog.getByText('Decimal required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Ratio' }).fill('2.5')

  await dialog.getByRole('button', { name: 'Database Software', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add MySQL' }).click()
  await dialog.getByRole('textbox', { name: 'Version' }).fill('eight')
  await expect(dialog.getByText('Pattern mismatch')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Version' }).fill('8.4.0-long')
  await expect(dialog.getByText('Max length 8')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Version' }).fill('8.4')
  await dialog.getByLabel('Values of Plugins').selectOption(['audit', 'x'])
  await dialog.getByRole('button', { name: 'Remove owner_note' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Metadata was successfully updated.')).toBeVisible()
  const sent: unknown = JSON.parse((await page.getByLabel('What was sent').textContent()) ?? '')
  expect(sent).toEqual({
    updated: {
      team: 'blue',
      hw_cpu_cores: '8',
      hw_cpu_ratio: '2.5',
      hw_cpu_locked: 'false',
      sw_database_mysql_version: '8.4',
      sw_database_mysql_plugins: '<in> audit,x',
    },
    removed: ['owner_note'],
  })
})

test('[META-03] a refused save is shown and can be repeated', async ({ story }) => {
  const page = await story('metadata/refused')
  await page.getByRole('button', { name: 'Update Metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  await dialog.getByRole('button', { name: 'Remove owner_note' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Unable to update metadata.')
  await expect(dialog.getByRole('alert')).toContainText('Property hw_cpu_policy is protected.')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()

  await story('metadata/saving')
  await page.getByRole('button', { name: 'Update Metadata' }).click()
  await dialog.getByRole('button', { name: 'Remove owner_note' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

const KINDS = {
  aggregate: ['OS::Nova::Aggregate', '/api/nova/aggregates/:id/extra-specs/'],
  flavor: ['OS::Nova::Flavor', '/api/nova/flavors/:id/extra-specs/'],
  image: ['OS::Glance::Image', '/api/glance/images/:id/properties/'],
  instance: ['OS::Nova::Server, metadata', '/api/nova/servers/:id/metadata'],
  volume: ['OS::Cinder::Volumes', '/api/cinder/volumes/:id/metadata'],
  volume_snapshot: ['OS::Cinder::Snapshot', '/api/cinder/volumesnapshots/:id/metadata'],
  volume_type: ['OS::Cinder::VolumeType', '/api/cinder/volumetypes/:id/metadata'],
}

test('[META-04] each of the seven kinds loads its own definitions and saves to the same resource', async ({
  story,
}) => {
  const page = await story('metadata-kinds/all')
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  for (const [kind, [definitions, place]] of Object.entries(KINDS)) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    await expect(dialog.getByLabel('owner', { exact: true })).toHaveValue(kind)
    await dialog.getByLabel('owner', { exact: true }).fill('me')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const calls = await page.getByLabel('What was called').textContent()
    expect(calls?.split('\n').slice(-2)).toEqual([
      `definitions of ${definitions}`,
      `PATCH ${place} t1 {"updated":{"owner":"me"},"removed":[]}`,
    ])
  }
})

test('[META-04] [META-05] the editor of a volume offers the definitions of volumes', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/volumes', 'render-cache')
  await console.rowAction('render-cache', 'Update Metadata')
  const available = page.getByRole('dialog', { name: 'Update Metadata' }).getByRole('region', { name: /^Available/ })
  await available.getByLabel('Filter: Available Metadata').fill('watchdog')
  await expect(available.getByRole('button', { name: /^Add .*watchdog/i }).first()).toBeVisible()
})

test('custom keys can be set without definitions', async ({ story }) => {
  const page = await story('metadata/without-definitions')
  await page.getByRole('button', { name: 'Update Metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  await expect(dialog.getByText('Unable to retrieve the namespaces.')).toBeVisible()
  await dialog.getByLabel('site', { exact: true }).fill('south')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('What was sent')).toHaveText('{"updated":{"site":"south"},"removed":[]}')
})

test('the metadata editor is accessible', async ({ page, story }) => {
  await story('metadata/modal')
  await page.getByRole('button', { name: 'Update Metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Metadata' })
  await dialog.getByRole('button', { name: 'Add Database Software' }).click()
  await dialog.getByRole('button', { name: 'CPU Pinning', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Version' })).toBeVisible()
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await findings(page)).toEqual([])
})
