import { buttonsOf, openLaunchWizard } from './support/launch-wizard.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, test } from './support/test.ts'

test('[LAUNCH-13] a step shows what it failed to load and retries it; server groups and definitions come after the rest', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'image', path: '/*images', status: 503 })
  await console.load('/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).first().click()
  const order: string[] = []
  const pathOf = (url: string) => new URL(url).pathname
  page.on('request', (request) => order.push(`asked ${pathOf(request.url())}`))
  page.on('response', (response) => order.push(`answered ${pathOf(response.url())}`))
  const at = (text: string) => order.indexOf(text)
  const wizard = await openLaunchWizard(page)
  const { next, choose, step } = buttonsOf(wizard)
  await wizard.getByLabel('Instance Name').fill('e2e-patient')
  await next.click()
  await expect(wizard.getByText('Unable to retrieve the images.')).toBeVisible()
  await meridian.faults()
  await wizard.getByRole('button', { name: 'Try again' }).click()
  await choose('CirrOS 0.6').click()
  await next.click()
  await expect(choose('m1.tiny')).toBeVisible()

  const groups = at('asked /api/nova/servergroups/')
  for (const list of ['nova/flavors', 'nova/availzones', 'nova/keypairs', 'glance/images'])
    expect(at(`answered /api/${list}/`), `${list} before server groups`).toBeLessThan(groups)
  const definitions = 'asked /api/glance/metadefs/namespaces/'
  expect(at(definitions)).toBe(-1)
  await step('Metadata').click()
  await expect.poll(() => at(definitions)).toBeGreaterThan(groups)
})

test('[LAUNCH-11] scheduler hints and metadata are chosen from their definitions', async ({ as, cloud, meridian }) => {
  const admin = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const define = (target: string, property: string) =>
    admin.send('POST', '/image/v2/metadefs/namespaces', {
      namespace: `E2E::${target}`,
      display_name: `E2E ${target}`,
      visibility: 'public',
      resource_type_associations: [{ name: 'OS::Nova::Server', properties_target: target }],
      properties: { [property]: { title: `E2E ${property}`, type: 'string' } },
    })
  await define('scheduler_hints', 'rack')
  await define('metadata', 'team')

  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'CirrOS 0.6')
  await console.rowAction('CirrOS 0.6', 'Launch')
  const wizard = page.getByRole('dialog', { name: 'Launch Instance' })
  const { next, launch, step, choose } = buttonsOf(wizard)
  await wizard.getByLabel('Instance Name').fill('e2e-hinted')
  await next.click()
  await expect(wizard.getByRole('button', { name: 'Remove CirrOS 0.6' })).toBeVisible()
  await next.click()
  await choose('m1.tiny').click()
  await next.click()
  await choose('private').click()

  const add = async (title: string, value: string) => {
    await wizard.getByLabel('Filter: Available Metadata').fill(title)
    await wizard.getByRole('button', { name: `Add ${title}` }).click()
    await wizard.getByRole('textbox', { name: title }).fill(value)
  }
  await step('Scheduler Hints').click()
  await add('E2E rack', 'r7')
  await step('Metadata').click()
  await add('E2E team', 'blue')

  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/nova/servers/'),
  )
  await launch.click()
  expect((await sending).postDataJSON()).toMatchObject({ scheduler_hints: { rack: 'r7' }, meta: { team: 'blue' } })
  await console.expectToast('1 instance launched.')
  const { servers } = await cloud.send<{ servers: object[] }>('GET', '/compute/v2.1/servers/detail?name=e2e-hinted')
  expect(servers).toMatchObject([{ metadata: { team: 'blue' } }])
})

test('[LAUNCH-03] [XFER-01] in a narrow window the whole wizard is visible', async ({ as }) => {
  const console = await as('demo')
  await console.page.setViewportSize({ width: 390, height: 844 })
  await console.open('/project/instances')
  const wizard = await openLaunchWizard(console.page)
  const { step, choose } = buttonsOf(wizard)
  const tooWide = () =>
    wizard
      .getByRole('table')
      .evaluateAll(
        (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
      )
  await wizard.getByLabel('Instance Name').fill('e2e-narrow')
  await step('Source').click()
  await choose('CirrOS 0.6').click()
  await step('Flavor').click()
  await choose('m1.tiny').click()
  await expect(wizard.getByRole('button', { name: 'Replace by m1.medium' })).toBeVisible()
  expect(await tooWide()).toBe(0)
  await step('Networks').click()
  await choose('private').click()
  await expect(wizard.getByRole('button', { name: 'Remove private' })).toBeVisible()
  expect(await tooWide()).toBe(0)
  const rows = await wizard
    .getByRole('button', { name: /^(Back|Next|Launch Instance)$/ })
    .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size)
  expect(rows).toBe(1)
})

test('[LAUNCH-07] a new volume has to hold the image, and a local disk only without one', async ({ as }) => {
  const console = await as('demo')
  await console.fromHome('Instances')
  const wizard = await openLaunchWizard(console.page)
  const { step, choose } = buttonsOf(wizard)
  await step('Source').click()
  await choose('Debian 12').click()
  const newVolume = wizard.getByRole('switch', { name: 'Create New Volume' })
  await expect(newVolume).toBeChecked()
  // The image needs 3 GB, and the flavor has a local disk of 1 GB.
  await step('Flavor').click()
  await expect(choose('m1.tiny')).toBeEnabled()
  await step('Source').click()
  await newVolume.click()
  await step('Flavor').click()
  await expect(wizard.getByText(/requires a flavor with at least 3 GB of root disk/).first()).toBeVisible()
  await expect(choose('m1.tiny')).toHaveCount(0)
})
