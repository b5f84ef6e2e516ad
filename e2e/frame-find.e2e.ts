import { countClicks } from './support/clicks.ts'
import { allFindings, expect, test } from './support/test.ts'

interface Servers {
  servers: { name: string; addresses: Record<string, { addr: string; 'OS-EXT-IPS-MAC:mac_addr': string }[]> }[]
}

interface FloatingIps {
  floatingips: { floating_ip_address: string; port_details: { device_owner: string } | null }[]
}

test('the palette finds images, instances, IDs, addresses and actions by keyboard', async ({ as, cloud }) => {
  test.slow()
  const console = await as('demo')
  const { page } = console
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.23' })
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await console.open('/project/images')
  await expect(console.heading('Images')).toBeVisible()

  await page.keyboard.press('Control+k')
  await field.fill('cirr')
  await expect(group('Images').getByRole('option', { name: 'CirrOS 0.6' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(console.heading('CirrOS 0.6')).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.keyboard.press('Control+k')
  await expect(group('Recent').getByRole('option', { name: 'CirrOS 0.6' })).toBeVisible()
  await field.fill(id)
  await expect(group('Best match').getByRole('option', { name: 'CirrOS 0.6' })).toBeVisible()

  const { servers } = await cloud.send<Servers>('GET', '/compute/v2.1/servers/detail')
  const [server, address] = servers.flatMap((one) =>
    Object.values(one.addresses).flatMap((all) => all.map(({ addr }) => [one.name, addr] as const)),
  )[0] ?? ['', '']
  const clicks = await countClicks(page)
  await field.fill(address)
  await group('Best match').getByRole('option', { name: server }).first().click()
  await expect(console.heading(server)).toBeVisible()
  expect(await clicks()).toBe(1)
  await page.keyboard.press('Control+k')

  // Of what is done differently by administrators, a member is offered the own way only.
  await field.fill('create router')
  await expect(group('Actions').getByRole('option')).toHaveText([/^Create Router\s*Routers$/])

  await field.fill('theme dark')
  await expect(group('Actions').getByRole('option', { name: 'Theme: Dark' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('Control+k')
  await field.fill('alt_demo')
  const switches = page.getByRole('option', { name: 'Switch to project alt_demo' })
  await expect(group('Projects').and(page.getByRole('group').filter({ has: switches }))).toHaveCount(1)
  // Matches of another text do not stay, and a name is shown with its status.
  await field.fill('web-1')
  await expect(page.getByRole('option', { name: /^web-1 .*Active/ }).first()).toBeVisible()
  await expect(switches).toHaveCount(0)

  // Verbs on things: an action asks as always, and a command does its work.
  await field.fill('reboot web-1')
  await expect(group('Actions').getByRole('option')).toHaveText([/^Soft Reboot: web-1/, /^Hard Reboot Instance: web-1/])
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Soft Reboot Instance: web-1?' })
  await expect(dialog).toContainText('web-1')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await field.fill('ssh web-1')
  await expect(page.getByRole('option', { name: 'Copy the SSH command of web-1' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^ssh \S+@[\d.]+$/)).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('open 443 on web')
  await page.getByRole('option', { name: 'Open 443 on web to my address Security Group' }).click()
  await expect(console.heading('web')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Not applied yet' })).toBeVisible()
})

test('administrators find what has an address in all projects, from any page', async ({ as, cloud }) => {
  const { servers } = await cloud.send<Servers>('GET', '/compute/v2.1/servers/detail')
  const server = servers.find(({ addresses }) => Object.keys(addresses).length > 0)
  const name = server?.name ?? ''
  const [address] = Object.values(server?.addresses ?? {}).flat()
  const console = await as('admin')
  const { page } = console
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const instance = page.getByRole('option', { name })
  await console.open('/project/images')
  await expect(console.heading('Images')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill(address?.addr ?? '')
  const best = page.getByRole('group', { name: 'Best match' })
  await expect(best.getByRole('option', { name }).filter({ hasText: 'in project demo' })).toBeVisible()
  await field.fill(address?.['OS-EXT-IPS-MAC:mac_addr'] ?? '')
  await expect(best.getByRole('option', { name }).filter({ hasText: 'in project demo' })).toBeVisible()
  await page.keyboard.press('Escape')

  await console.open('/admin/flavors')
  await expect(console.heading('Flavors')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('create router')
  await expect(page.getByRole('option', { name: 'Create Router' })).toHaveText([
    /Project \/ Routers$/,
    /Cloud \/ Routers$/,
  ])
  await field.fill(name)
  await instance.first().click()
  await expect(console.heading(name)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/^Cloud.*Compute.*Instances/)
})

test('from Home, the palette understands words of other clouds, and offers the next steps before a word is typed', async ({
  as,
  cloud,
}) => {
  const console = await as('demo')
  const { page } = console
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await console.open('/')
  await page.getByRole('button', { name: /^Find anything/ }).click()
  await expect(group('Next steps').getByRole('option').first()).toHaveText(/^Create server/)
  await expect(group('Pages')).toHaveCount(0)
  await field.fill('public ip')
  await expect(group('Pages').getByRole('option').first()).toHaveText(/^Floating IPs\s*public ip/)
  await page.keyboard.press('Enter')
  await expect(console.heading('Floating IPs')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(group('Recent').getByRole('option').first()).toHaveText(/^Floating IPs/)
  // What is typed whole stands above what could be done with an image whose name has a word of it.
  await field.fill('create server')
  await expect(page.getByRole('option', { name: /^Create Volume: Windows Server 2025/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(console.heading('Create server')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('add disk')
  await expect(group('Actions').getByRole('option', { name: 'Create Volume' })).toHaveAttribute('data-highlighted')
  await field.fill('web act')
  await expect(group('Instances').getByRole('option', { name: /^web-1 .*Active/ })).toBeVisible()

  // A public address finds the server behind it.
  const { floatingips } = await cloud.send<FloatingIps>('GET', '/network/v2.0/floatingips')
  const address = floatingips.find(({ port_details: port }) => port?.device_owner.startsWith('compute:'))
  await field.fill(address?.floating_ip_address ?? 'none')
  await expect(group('Best match').getByRole('option').first()).toHaveText(/Active/)
})

test('text typed while the palette loads arrives in its field', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  const field = page.getByRole('combobox', { name: 'Find anything' })
  await console.open('/project/images')
  await page.getByRole('row').nth(1).focus()
  let deliver = () => {}
  const typed = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(/\/static\/Palette/, async (route) => {
    await typed
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cirx')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  deliver()
  await expect(field).toBeFocused()
  await page.keyboard.type('ros 0')
  await expect(field).toHaveValue('cirros 0')
  await expect(page.getByRole('option', { name: 'CirrOS 0.6' })).toBeVisible()
  await expect(page).toHaveURL(/\/project\/images$/)

  // Its code is there, but its field is not yet.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('theme dark')
  await expect(field).toHaveValue('theme dark')
  // Asked for again, it stays as it is.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('theme dar')
})

test('the palette works without a dead service and names it', async ({ as, meridian }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/admin/flavors')
  await expect(console.heading('Flavors')).toBeVisible()
  await meridian.faults({ service: 'image', status: 503 })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('m1')
  await expect(page.getByRole('group', { name: 'Flavors', exact: true }).getByRole('option').first()).toBeVisible()
  await expect(page.getByText('Could not be searched: Images and Metadata Definitions.')).toBeVisible()
})
