import { OpenStack } from './support/openstack.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

test('an administrator lands on the state of the cloud; a dead service takes only its part', async ({
  as,
  meridian,
}) => {
  const cloud = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { servers } = await cloud.send<{ servers: { id: string }[] }>(
    'GET',
    '/compute/v2.1/servers?all_tenants=1&name=web-1',
  )
  await cloud.act(`/compute/v2.1/servers/${servers[0]?.id}/action`, { 'os-resetState': { state: 'error' } })

  const console = await as('admin')
  const { page } = console
  const card = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await meridian.faults({ service: 'orchestration', status: 503 })
  await console.open('/')
  await expect(console.heading('Cloud home')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cloud home', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Three steps to a server that you can reach')).toHaveCount(0)

  const services = card('Services and agents')
  await expect(services.getByRole('listitem').filter({ hasText: 'Compute Services' })).toContainText(/All \d+ are up\./)
  await expect(services.getByRole('alert')).toContainText('Unable to retrieve: Orchestration Services.')
  await expect(page.getByText('Not all services could be asked.')).toBeVisible()
  const failures = card('Failed in the last 24 hours')
  await expect(failures.getByRole('listitem').filter({ hasText: 'web-1' })).toContainText('Project demo')
  await expect(failures.getByRole('alert')).toContainText('Could not be checked: Stacks.')
  // The seeded ones failed long ago.
  await expect(failures.getByRole('listitem').filter({ hasText: 'render-1' })).toHaveCount(0)
  await expect(failures.getByText(/in error for longer\.$/)).toBeVisible()
  await expect(
    card('Fullest hosts')
      .getByRole('link', { name: /^compute-\d/ })
      .first(),
  ).toBeVisible()
  await expect(card('Fullest projects').getByRole('row').filter({ hasText: 'demo' }).first()).toContainText(' / ')
  await expect(card('Running migrations')).toContainText('No instance moves.')
  await expect(card('Your credentials')).toContainText('No application credential of yours')
  expect(await allFindings(page)).toEqual([])

  await meridian.faults()
  await services.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('All services and agents report.')).toBeVisible()
  await failures.getByRole('button', { name: 'Try again' }).click()
  await expect(failures.getByRole('alert')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  // The usage of the projects is an entry of its own, and the project's home stays.
  await console.openPlace('Usage', 'Cloud')
  await expect(console.heading('Usage')).toBeVisible()
  await expect(page.getByText(/^[\d,.]+ GB-hours$/).first()).toBeVisible()
  await console.openPlace('Home', 'Project')
  await expect(console.heading('admin')).toBeVisible()
})

test('a host that does not report is on the first page, with what does not work meanwhile', async ({
  as,
  meridian,
}) => {
  const cloud = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { services } = await cloud.send<{ services: { id: string; host: string }[] }>(
    'GET',
    '/compute/v2.1/os-services?binary=nova-compute',
    undefined,
    { 'openstack-api-version': 'compute 2.79' },
  )
  const id = services.find(({ host }) => host === 'compute-2')?.id
  const force = (down: boolean) =>
    cloud.send(
      'PUT',
      `/compute/v2.1/os-services/${id}`,
      { forced_down: down },
      { 'openstack-api-version': 'compute 2.79' },
    )
  await force(true)
  const console = await as('admin')
  await console.load('/')
  const compute = console.page.getByRole('listitem').filter({ hasText: 'Compute Services' })
  await expect(compute).toContainText(/nova-compute on compute-2: no report for/)
  await expect(compute).toContainText('Instances on this host cannot be changed')
  await expect(console.page.getByText('1 service or agent is down', { exact: true })).toBeVisible()
  await force(false)
})
