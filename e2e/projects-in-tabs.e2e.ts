import { PATIENCE_MS, SMALL_IMAGE } from './support/clouds.ts'
import type { ConsolePage } from './support/console-page.ts'
import { OpenStack } from './support/openstack.ts'
import { openLaunchWizard } from './support/launch-wizard.ts'
import { expect, test } from './support/test.ts'

const LIST = '/project/instances'

/** What a server may take to be built, and its row to tell. */
const BUILT_MS = 2 * PATIENCE_MS

/** Goes through the wizard as far as its last button. */
async function prepareLaunch({ page }: ConsolePage, name: string): Promise<void> {
  const wizard = await openLaunchWizard(page)
  const choose = (what: string) => wizard.getByRole('button', { name: `Choose ${what}`, exact: true }).click()
  const next = () => wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByLabel('Instance Name').fill(name)
  await next()
  await choose(SMALL_IMAGE)
  await next()
  await choose('m1.tiny')
  await next()
  await expect(wizard.getByRole('heading', { name: 'Networks', exact: true }).first()).toBeVisible()
  // Where a project has but one network to offer, that one is chosen already.
  const isChosen = wizard.getByRole('button', { name: 'Remove shared', exact: true })
  const toChoose = wizard.getByRole('button', { name: 'Choose shared', exact: true })
  await expect(isChosen.or(toChoose)).toBeVisible()
  if (await toChoose.isVisible()) await toChoose.click()
}

const launch = ({ page }: ConsolePage) =>
  page.getByRole('dialog', { name: 'Launch Instance' }).getByRole('button', { name: 'Launch Instance' }).click()

/** The statuses of what this test made in a project, by name. */
async function made(project: OpenStack): Promise<Record<string, string>> {
  const { servers } = await project.send<{ servers: { name: string; status: string }[] }>(
    'GET',
    '/compute/v2.1/servers/detail',
  )
  return Object.fromEntries(
    servers.filter(({ name }) => name.startsWith('e2e-tab')).map(({ name, status }) => [name, status]),
  )
}

test('two tabs in two projects launch, stop and delete servers, each in its own project @openstack', async ({
  as,
  cloud: demo,
  meridian,
}) => {
  // Two walks through the wizard: on a busy machine that takes its time.
  test.slow()
  const alt = await OpenStack.as(meridian.authUrl, 'demo', 'alt_demo')
  const first = await as('demo')
  await first.open(LIST)
  await first.inProject('demo')
  const second = await first.newTab()
  await second.open(LIST)
  await second.inProject('alt_demo')
  await second.expectToast('Switch to project "alt_demo" successful.')
  for (const tab of [first, second]) await tab.page.reload()
  await expect(first.page.getByRole('combobox', { name: 'Project demo', exact: true })).toBeVisible()
  await expect(second.page.getByRole('combobox', { name: 'Project alt_demo', exact: true })).toBeVisible()

  await prepareLaunch(first, 'e2e-tab-demo')
  await prepareLaunch(second, 'e2e-tab-alt')
  await launch(first)
  await launch(second)
  // A browser draws what lies behind when it has nothing else to do.
  await second.page.bringToFront()
  await expect(second.row('e2e-tab-alt').getByText('Active', { exact: true })).toBeVisible({ timeout: BUILT_MS })
  await first.page.bringToFront()
  await expect(first.row('e2e-tab-demo').getByText('Active', { exact: true })).toBeVisible({ timeout: BUILT_MS })
  expect([await made(demo), await made(alt)]).toEqual([{ 'e2e-tab-demo': 'ACTIVE' }, { 'e2e-tab-alt': 'ACTIVE' }])
  await expect(first.row('e2e-tab-alt')).toHaveCount(0)
  await expect(second.row('e2e-tab-demo')).toHaveCount(0)

  for (const [tab, name] of [
    [first, 'e2e-tab-demo'],
    [second, 'e2e-tab-alt'],
  ] as const) {
    await tab.page.bringToFront()
    await tab.rowAction(name, 'Shut Off Instance')
    await tab.page.getByRole('dialog').getByRole('button', { name: 'Shut Off Instance' }).click()
    await expect(tab.row(name).getByText('Shutoff')).toBeVisible()
  }
  // A link to what is in the other project offers to switch.
  const link = await first.row('e2e-tab-demo').getByRole('link', { name: 'e2e-tab-demo' }).getAttribute('href')
  await second.page.bringToFront()
  await second.page.goto(new URL(link ?? '', second.page.url()).href)
  await expect(second.page.getByText('It is in your project demo.')).toBeVisible()
  await expect(second.page.getByRole('button', { name: 'Switch to demo' })).toBeEnabled()
  await second.page.goBack()
  await second.rowAction('e2e-tab-alt', 'Delete Instance')
  await second.page.getByRole('dialog').getByRole('button', { name: 'Delete Instance' }).click()
  await expect(second.row('e2e-tab-alt')).toHaveCount(0)
  await expect.poll(async () => [await made(demo), await made(alt)]).toEqual([{ 'e2e-tab-demo': 'SHUTOFF' }, {}])
  await first.page.bringToFront()
  await first.rowAction('e2e-tab-demo', 'Delete Instance')
  await first.page.getByRole('dialog').getByRole('button', { name: 'Delete Instance' }).click()
  await expect(first.row('e2e-tab-demo')).toHaveCount(0)
})
