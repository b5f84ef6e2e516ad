import type { Locator, Page } from '@playwright/test'
import { expect, findings, test } from './support/test.ts'
import { createVolume } from './support/volumes.ts'

/** A field of choices; what may stay empty says so in its label. */
const choices = (form: Locator, label: string) => form.getByRole('combobox', { name: new RegExp(`^${label}`) })

/** Takes one of a field's choices. */
async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await page
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click()
}

/** From Home to quick launch, by what is on the screen. */
async function openQuickLaunch(page: Page): Promise<Locator> {
  await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).click()
  await page.getByRole('button', { name: 'Create server: other ways' }).click()
  await page.getByRole('menuitem', { name: 'Quick Launch' }).click()
  return page.getByRole('dialog', { name: 'Quick Launch' })
}

test('[WORKFLOW-06] quick launch offers flavors and volumes that fit the image', async ({ as, cloud }) => {
  await cloud.createImage('demanding', { min_ram: 1024, min_disk: 15 })
  await cloud.createImage('impossible', { min_disk: 5000 })
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  const wizard = await openQuickLaunch(page)
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Image Name is a required field')).toBeVisible()
  const flavor = choices(wizard, 'Flavor')
  await choose(page, choices(wizard, 'Image Name'), /^impossible/)
  await expect(wizard.getByText(/^All flavors have been disabled/)).toBeVisible()
  await expect(wizard.getByText('Image Name is a required field')).toHaveCount(0)
  await choices(wizard, 'Image Name').fill('demanding')
  await page.getByRole('option', { name: /^demanding/ }).click()
  await expect(
    wizard.getByText('Some flavors not meeting minimum image requirements have been disabled.'),
  ).toBeVisible()
  await expect(flavor).toHaveText(/^m1\.small/)
  await flavor.click()
  await expect(page.getByRole('option', { name: /^m1\.tiny/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await choose(page, choices(wizard, 'Instance Boot Source'), 'Boot from image (creates a new volume)')
  await expect(wizard.getByLabel('Device size (GB)')).toHaveValue('20')
  await choose(page, choices(wizard, 'Instance Boot Source'), 'Boot from volume')
  await expect(choices(wizard, 'Image Name')).toHaveCount(0)
  await expect(choices(wizard, 'Volume$')).toBeVisible()
})

test('[WORKFLOW-01] [WORKFLOW-02] [WORKFLOW-03] quick launch validates each step on the server and launches', async ({
  as,
  cloud,
}) => {
  await createVolume(cloud, 'startable', { bootable: true })
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('quick launch')
  await page.getByRole('option', { name: /^Quick Launch/ }).click()
  const wizard = page.getByRole('dialog', { name: 'Quick Launch' })
  const steps = wizard.getByRole('navigation', { name: 'Steps' })
  await wizard.getByLabel('Instance Name').fill('quick-walk')
  await choose(page, choices(wizard, 'Instance Boot Source'), 'Boot from volume')
  await choose(page, choices(wizard, 'Volume$'), /^startable/)
  await choose(page, choices(wizard, 'Flavor'), /^m1\.tiny/)
  await wizard.getByLabel('Count').fill('2')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText(/^Volumes can only be attached to 1 active instance at a time/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Count').fill('1')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByRole('heading', { name: 'Access & Security' })).toBeFocused()
  await steps.getByRole('button', { name: 'Advanced Options' }).click()
  await expect(wizard.getByText('Networks is a required field')).toBeVisible()
  await wizard.getByRole('button', { name: 'Add private', exact: true }).click()
  await expect(wizard.getByText('Networks is a required field')).toHaveCount(0)
  await wizard.getByRole('button', { name: 'Launch', exact: true }).click()
  await console.expectToast('Success: Launched instance "quick-walk".')
  await expect(wizard).toHaveCount(0)
  await expect(console.row('quick-walk')).toBeVisible()
})

test('[MODAL-02] [WORKFLOW-03] a volume created over a form becomes the form’s choice', async ({ as, cloud }) => {
  const { servers } = await cloud.send<{ servers: { id: string }[] }>('GET', '/compute/v2.1/servers?name=bastion')
  const id = servers[0]?.id ?? ''
  const console = await as('demo')
  const { page } = console
  await console.open(`/project/instances?modal=attach-volume&item=${id}`)
  const attach = page.getByRole('dialog', { name: 'Attach Volume', includeHidden: true })
  await attach.getByRole('button', { name: 'Create Volume' }).click()
  const create = page.getByRole('dialog', { name: 'Create Volume' })
  await create.getByLabel('Volume Name').fill('made-in-passing')
  await create.getByRole('button', { name: 'Create Volume' }).click()
  await console.expectToast('Success: Creating volume "made-in-passing"')
  await expect(create).toHaveCount(0)
  await expect(choices(attach, 'Volume ID')).toHaveValue('made-in-passing')
  await expect(page).toHaveURL(/modal=attach-volume/)
})

test('[MODAL-02] [SHELL-10] [SHELL-23] an image for a volume is uploaded to the URL of the reply, and becomes the choice of its form', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Volumes', exact: true }).click()
  await page.getByRole('link', { name: 'Create Volume' }).click()
  const volume = page.getByRole('dialog', { name: 'Create Volume', includeHidden: true })
  await choose(page, choices(volume, 'Volume Source'), 'Image')
  await volume.getByRole('button', { name: 'Create Image' }).click()
  const image = page.getByRole('dialog', { name: 'Create Image' })
  await image.getByLabel('Image Name').fill('for-a-volume')
  const chooser = page.waitForEvent('filechooser')
  await image.getByRole('button', { name: /^File: / }).click()
  const file = { name: 'disk.raw', mimeType: 'application/octet-stream', buffer: Buffer.alloc(2048, 7) }
  await (await chooser).setFiles(file)
  const [posted, sent] = [page.waitForResponse('**/project/images/create/'), page.waitForRequest('**/api/uploads/**')]
  await image.getByRole('button', { name: 'Create Image' }).click()
  const reply = (await posted).headers()
  expect(await (await sent).allHeaders()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-auth-token': reply['x-auth-token'],
  })
  expect((await sent).url()).toContain(reply['x-file-upload-url'])
  await console.expectToast('Success: Image for-a-volume was successfully created.')
  await expect(page.locator('.tag-image')).toContainText('for-a-volume')
  await expect(image).toHaveCount(0)
  await expect(choices(volume, 'Use image as a source')).toHaveValue(/^for-a-volume/)
})

test('[VOLCREATE-02] the classic volume form follows its source and shows the server’s errors', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/volumes')
  await page.getByRole('link', { name: 'Create Volume' }).click()
  const form = page.getByRole('dialog', { name: 'Create Volume' })
  const box = form.getByRole('region', { name: 'Volume Type Description' })
  const type = choices(form, 'Type')
  await expect(box).toBeVisible()
  await type.fill('')
  await form.getByLabel('Volume Name').click()
  await expect(box).toContainText('No description available.')
  await choose(page, choices(form, 'Volume Source'), 'Volume')
  await expect(box).toHaveCount(0)
  await expect(type).toBeVisible()
  await choose(page, choices(form, 'Use a volume as source'), /./)
  await choose(page, choices(form, 'Volume Source'), 'Snapshot')
  await expect(box).toHaveCount(0)
  await expect(type).toHaveCount(0)
  await choose(page, choices(form, 'Volume Source'), 'No source, empty volume')
  await form.getByLabel('Size (GB)').fill('99999')
  await expect(form.getByText(/^A volume of 99,999 GB cannot be created as you only have [\d,]+ GB/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expect(form.getByRole('button', { name: 'Create Volume' })).toBeDisabled()
  await form.getByLabel('Size (GB)').fill('2')
  await form.getByLabel('Volume Name').fill('classic-walk')
  await meridian.faults({ service: 'volumev3', method: 'POST', status: 413 })
  await form.getByRole('button', { name: 'Create Volume' }).click()
  await expect(form.getByRole('alert')).toContainText('There was an error submitting the form. Please try again.')
  await expect(form.getByRole('alert')).toContainText('Refused on demand.')
  await meridian.faults()
  await form.getByRole('button', { name: 'Create Volume' }).click()
  await console.expectToast('Success: Creating volume "classic-walk"')
  await expect(form).toHaveCount(0)
  await expect(console.row('classic-walk')).toBeVisible()
})

test('[WORKFLOW-07] [WORKFLOW-02] a network is created with a subnet, refuses a conflicting pool and takes a second subnet', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/networks')
  await page.getByRole('link', { name: 'Create Network' }).click()
  const wizard = page.getByRole('dialog', { name: 'Create Network' })
  const next = wizard.getByRole('button', { name: 'Next' })
  await wizard.getByLabel('Network Name').fill('walk-net')
  await next.click()
  await wizard.getByLabel('Network Address', { exact: true }).fill('fd00:77::/64')
  await next.click()
  await expect(wizard.getByText('Network Address and IP version are inconsistent.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Network Address', { exact: true }).fill('10.77.0.0/24')
  await next.click()
  await expect(wizard.getByRole('checkbox', { name: 'Enable DHCP' })).toBeChecked()
  await wizard.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Created network "walk-net".')
  await expect(console.row('walk-net').getByText('10.77.0.0/24')).toBeVisible()

  await console.rowAction('walk-net', 'Create Subnet')
  const subnet = page.getByRole('dialog', { name: 'Create Subnet' })
  await subnet.getByLabel('Subnet Name').fill('second')
  await choose(page, choices(subnet, 'Network Address Source'), 'Allocate Network Address from a pool')
  await expect(choices(subnet, 'IP Version')).toBeDisabled()
  await choose(page, choices(subnet, 'Address pool'), /^default-pool/)
  await expect(choices(subnet, 'Network Mask')).toHaveValue('24 (pool default)')
  await subnet.getByRole('button', { name: 'Next' }).click()
  await subnet.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(subnet.getByRole('alert')).toContainText('Failed to create subnet "second" for network "walk-net".')
  await expect(subnet.getByRole('alert')).toContainText('must be allocated from the same subnet pool')
  await subnet.getByRole('button', { name: 'Back' }).click()
  await choose(page, choices(subnet, 'Network Address Source'), 'Enter Network Address manually')
  await subnet.getByLabel('Network Address', { exact: true }).fill('10.78.0.0/24')
  await subnet.getByRole('button', { name: 'Next' }).click()
  await subnet.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Success: Created subnet "second".')
  await expect(console.heading('walk-net')).toBeVisible()
  await page.getByRole('tab', { name: 'Subnets' }).click()
  await expect(console.row('second')).toBeVisible()
})

test('the message of a classic form is in the language of the page', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await page.context().addCookies([{ name: 'horizon_language', value: 'de', url: meridian.url }])
  await console.open('/project/volumes?modal=create-volume')
  const form = page.getByRole('dialog')
  await form.getByLabel('Volumename').fill('auf-deutsch')
  await form.getByRole('button', { name: 'Volume erstellen' }).click()
  await expect(page.getByText('Erfolg: Volume „auf-deutsch“ wird erstellt').first()).toBeVisible()
})
