import { REAL_CLOUD } from './support/clouds.ts'
import { createServer, settled } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'

const LIST = '/project/instances'
const details = (id: string, tab = 'overview') => `/ngdetails/OS::Nova::Server/${id}?tab=${tab}`

test('[TABLE-04] [TABLE-05] [TABLE-12] [API-OPS-01] a server is paused, shut off, started and rebooted, and its row updates by itself @openstack', async ({
  as,
  cloud,
}) => {
  await createServer(cloud, 'e2e-walker')
  const console = await as('demo')
  await console.openList(LIST, 'e2e-walker')
  const row = console.row('e2e-walker')
  await expect(row.getByText('Active')).toBeVisible()

  await console.rowAction('e2e-walker', 'Pause Instance')
  await console.expectToast('Paused Instance: e2e-walker')
  await expect(row.getByText('Paused').first()).toBeVisible()
  await console.rowAction('e2e-walker', 'Resume Instance')
  await console.expectToast('Resumed Instance: e2e-walker')
  await expect(row.getByText('Active')).toBeVisible()

  await console.rowAction('e2e-walker', 'Shut Off Instance')
  const question = console.page.getByRole('dialog', { name: 'Shut Off Instance: e2e-walker?' })
  await expect(question.getByText('The instance(s) will be shut off.')).toBeVisible()
  await question.getByRole('button', { name: 'Shut Off Instance' }).click()
  await console.expectToast('Shut Off Instance: e2e-walker')
  // The hypervisor of tools/openstack is done before anybody could see it at work.
  if (!REAL_CLOUD) await expect(row.getByRole('progressbar')).toBeVisible()
  await expect(row.getByText('Shutoff')).toBeVisible()
  await expect(row.getByRole('progressbar')).toHaveCount(0)

  await console.rowAction('e2e-walker', 'Start Instance')
  await console.expectToast('Started Instance: e2e-walker')
  await expect(row.getByText('Active')).toBeVisible()

  await console.rowAction('e2e-walker', 'Lock Instance')
  await expect(row.getByRole('img', { name: /^This instance is currently locked/ })).toBeVisible()
  await row.getByRole('link', { name: 'e2e-walker', exact: true }).click()
  await expect(console.page.getByText('Locked by demo')).toBeVisible()
  await console.page.goBack()
  await console.rowAction('e2e-walker', 'Unlock Instance')
  await expect(row.getByRole('img', { name: /^This instance is currently locked/ })).toHaveCount(0)

  await console.rowAction('e2e-walker', 'Soft Reboot Instance')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Soft Reboot Instance' }).click()
  await console.expectToast('Soft Rebooted Instance: e2e-walker')
})

test('[TABLE-01] [TABLE-13] [TABLE-17] [API-ERR-01] deleting several servers leaves out the locked one, and Nova’s refusal is shown @openstack', async ({
  as,
  cloud,
}) => {
  await createServer(cloud, 'e2e-doomed-1')
  await createServer(cloud, 'e2e-doomed-2')
  const locked = await createServer(cloud, 'e2e-doomed-3')
  const act = (action: object) => cloud.act(`/compute/v2.1/servers/${locked}/action`, action)
  await act({ lock: null })
  const console = await as('demo')
  await console.openList(LIST, 'e2e-doomed-')
  await console.select('e2e-doomed-1', 'e2e-doomed-2', 'e2e-doomed-3')
  await console.page.getByRole('button', { name: 'Delete Instances' }).click()
  const question = console.page.getByRole('dialog', { name: 'Delete Instances?' })
  await expect(question.getByText(/Deleted instances are not recoverable\.$/)).toBeVisible()
  await expect(question.getByRole('status')).toContainText('2 of 3 will be deleted.')
  await expect(question.getByRole('status')).toContainText('e2e-doomed-3')
  await question.getByRole('button', { name: 'Delete Instances' }).click()
  await console.expectToast(/^Scheduled deletion of Instances: e2e-doomed-[12], e2e-doomed-[12]$/)
  await expect(console.row('e2e-doomed-1')).toHaveCount(0)
  await expect(console.row('e2e-doomed-2')).toHaveCount(0)
  // What the action was for is no longer selected, nor what it left out.
  await expect(console.page.getByText(/ selected$/)).toHaveCount(0)

  // Alone, it cannot be deleted before it is unlocked, which the same plan can do.
  await console.rowAction('e2e-doomed-3', 'Delete Instance')
  const alone = console.page.getByRole('dialog', { name: 'Delete e2e-doomed-3?' })
  const remove = alone.getByRole('button', { name: 'Delete Instance' })
  await expect(alone.getByRole('status')).toHaveText(/^This cannot be deleted while something prevents it\./)
  await expect(remove).toBeDisabled()
  await alone.getByRole('checkbox', { name: 'Unlock e2e-doomed-3' }).check()
  await expect(remove).toBeEnabled()
  await alone.getByRole('button', { name: 'Cancel' }).click()

  // Somebody locks it after the look ahead.
  await act({ unlock: null })
  await console.openList(LIST, 'e2e-doomed-')
  await expect(console.row('e2e-doomed-3').getByRole('img', { name: /currently locked/ })).toHaveCount(0)
  await console.rowAction('e2e-doomed-3', 'Delete Instance')
  await expect(remove).toBeEnabled()
  await act({ lock: null })
  await remove.click()
  await console.expectToast(`Unable to delete the server with id: ${locked}`)
  await console.expectToast(/is locked/)
  await expect(console.row('e2e-doomed-3')).toBeVisible()
})

test('[API-ERR-01] a failing list, dialog and operation show the messages of the catalogue', async ({
  as,
  meridian,
  cloud,
}) => {
  const id = await createServer(cloud, 'stubborn')
  const console = await as('demo')
  const { page } = console
  await console.openList(LIST, 'stubborn')
  await expect(console.row('stubborn').getByText('Active', { exact: true })).toBeVisible()
  await meridian.faults({ service: 'compute', method: 'POST', status: 409 })
  await console.rowAction('stubborn', 'Pause Instance')
  await console.expectToast(`Unable to pause the server with id: ${id}`)

  await console.open('/project/key_pairs?modal=create-key-pair')
  const create = page.getByRole('dialog', { name: 'Create Key Pair' })
  await create.getByLabel(/^Key Pair Name/).fill('refused')
  await create.getByRole('button', { name: 'Create Key Pair' }).click()
  await expect(create.getByRole('alert')).toContainText('Unable to create the keypair.')

  await meridian.faults({ service: 'network', path: '/v2.0/trunks', status: 503 })
  await console.open('/project/trunks')
  await expect(page.getByText('Unable to retrieve the trunks.')).toBeVisible()
})

test('[REG-02] a user edits a server, snapshots it, attaches a volume, resizes and confirms @openstack', async ({
  as,
  cloud,
}) => {
  const id = await createServer(cloud, 'e2e-grower')
  await cloud.send('POST', '/volume/v3/volumes', { volume: { name: 'e2e-spare-disk', size: 1 } })
  const console = await as('demo')
  const { page } = console
  await console.open(details(id))
  await expect(console.heading('e2e-grower')).toBeVisible()
  const more = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await console.menuAction(action)
  }

  await more('Edit Instance')
  await page.getByRole('dialog').getByLabel('Description').fill('Grows all the time')
  await page.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Modified instance "e2e-grower".')
  await expect(page.getByText('Grows all the time')).toBeVisible()

  await more('Create Snapshot')
  await page.getByLabel('Snapshot Name').fill('e2e-grower-before')
  await page.getByRole('button', { name: 'Create Snapshot' }).click()
  await console.expectToast('Snapshot "e2e-grower-before" created for instance "e2e-grower"')
  await settled(cloud, id)
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await more('Attach Volume')
  await page.getByRole('combobox', { name: 'Volume ID' }).click()
  await page.getByRole('option', { name: /e2e-spare-disk/ }).click()
  await page.getByRole('button', { name: 'Attach Volume' }).click()
  await console.expectToast(/^Attaching volume (?!.*[\da-f]{8}-).* to instance e2e-grower on \/dev\/[sv]db\.$/)
  await expect(page.getByRole('link', { name: 'e2e-spare-disk' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await more('Detach Volume')
  await page.getByRole('combobox', { name: 'Volume ID' }).click()
  await page.getByRole('option', { name: /e2e-spare-disk/ }).click()
  await page.getByRole('button', { name: 'Detach Volume' }).click()
  await console.expectToast(/^Detaching volume .* from instance e2e-grower\.$/)
  await settled(cloud, id)

  await more('Resize Instance')
  await page.getByRole('combobox', { name: 'New Flavor' }).click()
  await page.getByRole('option', { name: /m1\.small/ }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  await console.expectToast('Request for resizing of instance "e2e-grower" has been submitted.')
  await expect(page.getByText('Confirm or Revert Resize/Migrate').first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Resize/Migrate' }).click()
  await console.expectToast('Confirmed Resize/Migrate: e2e-grower')
  await expect(page.getByText('Active').first()).toBeVisible()
  await expect(page.getByText('m1.small').first()).toBeVisible()
})

test('[TABLE-10] administrators see the instances of all projects with project and host', async ({ as }) => {
  const member = await as('demo')
  await member.open('/home')
  await member.page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).first().click()
  await expect(member.row('web-1')).toBeVisible()
  await expect(member.page.getByRole('columnheader', { name: /^(?:Project|Host)$/ })).toHaveCount(0)
  await member.page.getByRole('button', { name: 'Columns' }).click()
  await expect(member.page.getByRole('menuitemcheckbox', { name: 'Status', exact: true })).toBeVisible()
  await expect(member.page.getByRole('menuitemcheckbox', { name: /^(?:Project|Host)$/ })).toHaveCount(0)

  const console = await as('admin')
  await console.open('/home')
  await console.openPlace('Instances', 'Cloud')
  await console.page.getByRole('combobox', { name: 'Search instances' }).fill('web-1')
  for (const name of ['Project', 'Host', 'Instance Name', 'Status']) {
    await expect(console.page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  await expect(console.row('web-1').getByText('compute-1')).toBeVisible()
  await console.page.getByRole('button', { name: 'Actions for web-1' }).click()
  await console.page.getByRole('searchbox', { name: 'Find an action' }).fill('Migrate')
  await expect(console.page.getByRole('menuitem', { name: 'Live Migrate Instance' })).toBeVisible()
  await console.page.getByRole('searchbox', { name: 'Find an action' }).fill('Volume')
  await expect(console.page.getByText('Nothing found.')).toBeVisible()
})

test('names of images that are late are filled in by themselves', async ({ as, cloud, meridian }) => {
  const image = 'db-1 before upgrade' // no other server has it, so its name is not cached
  await createServer(cloud, 'e2e-late-name', { image, flavorRef: '2' })
  const console = await as('demo')
  await console.page.setViewportSize({ width: 1440, height: 900 })
  await meridian.faults({ service: 'image', delayMs: 1500 })
  const listed = console.page.waitForResponse(/\/api\/nova\/servers\/\?/)
  await console.load(LIST)
  const { gaps } = await (await listed).json()
  expect(gaps).toMatchObject([{ service: 'image' }])
  await expect(console.row('e2e-late-name').getByText(image)).toBeVisible()
})

test('[TABLE-06] a reader sees no action that changes a server', async ({ as }) => {
  const console = await as('reader')
  await console.openList(LIST, 'web-1')
  await expect(console.row('web-1')).toBeVisible()
  await expect(console.page.getByRole('button', { name: 'Actions for web-1' })).toHaveCount(0)
})

test('the list is accessible with the reason of a failed instance', async ({ as }) => {
  const console = await as('demo')
  await console.open(LIST)
  await expect(console.row('render-1')).toBeVisible()
  await expect(console.page.getByText('No host has room for this flavor.')).toBeVisible()
  await console.page.getByRole('button', { name: 'More about render-1' }).click()
  await expect(console.page.getByText(/^Failed to perform requested operation on instance "render-1"/)).toBeVisible()
  expect(await findings(console.page)).toEqual([])
  // It never ran: there is no console to open.
  await console.row('render-1').getByRole('link', { name: 'render-1', exact: true }).click()
  await expect(console.page.getByRole('tab', { name: 'Log', exact: true })).toBeVisible()
  await expect(console.page.getByRole('tab', { name: 'Console' })).toHaveCount(0)
})
