import { REAL_CLOUD } from './support/clouds.ts'
import type { ConsolePage } from './support/console-page.ts'
import { PANELS, type PanelCase } from './support/made-things.ts'
import { OpenStack } from './support/openstack.ts'
import { createPort } from './support/ports.ts'
import { expect, test } from './support/test.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const LONG = 'W'.repeat(255)
const ODD = [MARKUP, '{{7*7}}', 'שלום עולם', LONG, '']

/** A window as narrow as a phone; so high that no row is out of sight. */
const NARROW = { width: 390, height: 3000 }

interface Made {
  name: string
  /** What the console is to call it. */
  label: string
}

/** Creates an item with each odd name, except those that the service refuses. */
async function makeAll(cloud: OpenStack, { make, unnamed }: PanelCase): Promise<Made[]> {
  const all = await Promise.all(
    ODD.map(async (name) => {
      const id = await make(cloud, name).catch(() => null)
      return id === null ? [] : [{ name, label: name || (unnamed?.(id) ?? id) }]
    }),
  )
  return all.flat()
}

/** Nothing of a name became a part of the page, and only tables and what holds them are wider than the window. */
async function expectText({ page }: ConsolePage): Promise<void> {
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
}

async function lookAt(console: ConsolePage, label: string): Promise<void> {
  const { page } = console
  await page.getByRole('link', { name: label, exact: true }).first().click()
  await expect(console.heading(label)).toBeVisible()
  await expect(page).toHaveTitle(`${label} · Meridian`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expectText(console)
  await page.goBack()
  await expect(console.row(label)).toBeVisible()
}

async function remove(console: ConsolePage, kind: string, label: string): Promise<void> {
  const { page } = console
  await page.getByRole('button', { name: `Actions for ${label}` }).click()
  await page.getByRole('menuitem', { name: PANELS[kind]?.remove }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(label).first()).toBeVisible()
  await question
    .getByRole('button', { name: /^(Delete|Yes)/ })
    .last()
    .click()
  // The message for folders has their number instead.
  await console.expectToast(kind === 'folders' ? 'Deleted 1 file and 1 folder.' : label)
  await expectText(console)
}

/** So many that each is done in time on a busy machine. */
const PANELS_PER_WALK = 7

const walks = (['demo', 'admin'] as const).flatMap((user) => {
  const cases = Object.entries(PANELS).filter(([, panel]) => panel.user === user)
  const starts = cases.flatMap((_, index) => (index % PANELS_PER_WALK === 0 ? [index] : []))
  return starts.map((start) => ({ user, cases: cases.slice(start, start + PANELS_PER_WALK) }))
})

for (const { user, cases } of walks) {
  const kinds = cases.map(([kind]) => kind).join(', ')
  test(`[TABLE-13] odd names of ${kinds} are text in rows, menus, dialogs, toasts and titles`, async ({
    as,
    meridian,
  }) => {
    const cloud = await OpenStack.as(meridian.authUrl, user, user)
    const things = await Promise.all(cases.map(([, panel]) => makeAll(cloud, panel)))
    const console = await as(user)
    const ran: string[] = []
    console.page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    await console.page.setViewportSize(NARROW)
    for (const [index, [kind, { path }]] of cases.entries()) {
      await test.step(kind, async () => {
        const made = things[index] ?? []
        // Loaded, so that no toast of the last panel is still there.
        await console.load(path)
        for (const { label } of made) await expect(console.row(label)).toBeVisible()
        await expectText(console)
        for (const { name, label } of made) if (name === '' || name === LONG) await lookAt(console, label)
        // A service that has rules for names still has long ones.
        const [first] = made.filter(({ name }) => name === MARKUP || name === LONG)
        await remove(console, kind, first?.label ?? MARKUP)
      })
    }
    expect(ran).toEqual([])
  })
}

/** The database of tools/openstack has no room for emoji. */
const MIXED = `-"<b>it's</b>" & ${REAL_CLOUD ? '' : '🙂 '}שלום/${MARKUP}`

test('[TABLE-13] odd names of segments and descriptions of port forwardings are text in tables, forms and toasts @openstack', async ({
  as,
  meridian,
  cloud,
}) => {
  const administrator = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { network } = await administrator.send<{ network: { id: string } }>('POST', '/network/v2.0/networks', {
    network: { name: 'e2e-odd' },
  })
  const admin = await as('admin')
  const dialog = admin.page.getByRole('dialog')
  await admin.page.setViewportSize(NARROW)
  await admin.open(`/ngdetails/OS::Neutron::Net/${network.id}?tab=segments_tab`)
  await admin.page.getByRole('button', { name: 'Create Segment' }).click()
  await dialog.getByLabel(/^Name/).fill(MIXED)
  await dialog.getByLabel('Description').fill(MIXED)
  await dialog.getByRole('button', { name: 'Create Segment' }).click()
  await admin.expectToast(`Segment ${MIXED} was successfully created.`)
  const segments = admin.page.getByRole('table', { name: 'Segments' })
  await expect(segments.getByText(MIXED, { exact: true })).toHaveCount(2)
  await expectText(admin)
  await segments.getByRole('button', { name: `Edit segment ${MIXED}` }).click()
  await expect(dialog.getByLabel('Description')).toHaveValue(MIXED)
  await dialog.getByLabel(/^Name/).fill(LONG)
  await dialog.getByRole('button', { name: 'Edit Segment' }).click()
  await expect(segments.getByText(LONG, { exact: true })).toBeVisible()
  await expectText(admin)
  await segments.getByRole('button', { name: `Delete segment ${LONG}` }).click()
  await dialog.getByRole('button', { name: 'Delete Segment' }).click()
  await expect(segments.getByText(LONG, { exact: true })).toHaveCount(0)
  await administrator.delete(`/network/v2.0/networks/${network.id}`)

  await createPort(cloud, 'e2e-odd')
  const external = '/network/v2.0/networks?router:external=true'
  const { networks } = await cloud.send<{ networks: { id: string }[] }>('GET', external)
  const { floatingip } = await cloud.send<{ floatingip: { id: string } }>('POST', '/network/v2.0/floatingips', {
    floatingip: { floating_network_id: networks[0]?.id, description: 'e2e-odd' },
  })
  const demo = await as('demo')
  const form = demo.page.getByRole('dialog')
  await demo.page.setViewportSize(NARROW)
  await demo.open(`/ngdetails/OS::Neutron::FloatingIP/${floatingip.id}?tab=forwardings`)
  await demo.page.getByRole('link', { name: 'Add Port Forwarding' }).click()
  await form.getByLabel('External Port').fill('8080')
  await form.getByRole('combobox', { name: 'Internal IP Address' }).click()
  await demo.page.getByRole('option', { name: /e2e-odd/ }).click()
  await form.getByLabel('Internal Port').fill('80')
  await form.getByLabel('Description').fill(MIXED)
  await form.getByRole('button', { name: 'Add Port Forwarding' }).click()
  const forwardings = demo.page.getByRole('table', { name: 'Port Forwardings' })
  await expect(forwardings.getByText(MIXED, { exact: true })).toBeVisible()
  await expectText(demo)
  await forwardings.getByRole('link', { name: 'Edit the forwarding of port 8080' }).click()
  await expect(form.getByLabel('Description')).toHaveValue(MIXED)
  await form.getByLabel('Description').fill(LONG)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(forwardings.getByText(LONG, { exact: true })).toBeVisible()
  await expectText(demo)
  await forwardings.getByRole('button', { name: 'Delete the forwarding of port 8080' }).click()
  await form.getByRole('button', { name: 'Delete Port Forwarding' }).click()
  await expect(demo.page.getByText('No port is forwarded.')).toBeVisible()
})
