import { expect, findings, test } from './support/test.ts'

test('keys lead to pages, and the help lists them', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/project/images')
  await expect(console.heading('Images')).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // The keys come after the page.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help.getByText('Instances', { exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/project\/instances$/)
  // A digit opens the places of a service, and a letter one of them.
  await page.keyboard.press('3')
  await expect(page.getByText('Press 3, then a letter, from anywhere.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Routers', exact: true })).toHaveAttribute('aria-keyshortcuts', 'r')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/project\/routers$/)
})

test('[SHELL-12] the navigation collapses and stays collapsed', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  await console.page.reload()
  await console.page.getByRole('button', { name: 'Expand navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible()
})

test('[SHELL-13] settings, extensions, catalogue and session are requested once for all pages', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await console.open('/home')
  for (const name of ['Images', 'Trunks', 'Instances', 'Routers', 'Trunks', 'Images']) {
    await console.openPlace(name)
    await expect(console.heading(name)).toBeVisible()
    await expect(page.getByText(/^Displaying/)).toBeVisible()
  }
  const times = (path: string) => asked.filter((each) => each === path).length
  expect([times('/api/settings/'), times('/api/neutron/extensions/')]).toEqual([1, 1])
  // These came with the page.
  expect(times('/api/keystone/svc-catalog/')).toBe(0)
  expect(times('/api/keystone/user-session/')).toBeLessThanOrEqual(1)
})

test('a list is requested once: on hover of its link, and when its page is opened again', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/nova/servers/') asked.push(search)
  })
  await console.open('/project/images')
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/nova/servers/')
  await page.getByRole('link', { name: 'Instances', exact: true }).hover()
  await ahead
  await page.getByRole('link', { name: 'Instances', exact: true }).click()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  expect(asked).toEqual(['?paginate=true'])
  await page.reload()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  expect(asked).toEqual(['?paginate=true', '?paginate=true', '?paginate=true'])
})

test('a chosen theme survives a reload', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('button', { name: 'User menu of demo' }).click()
  await console.page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(console.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await console.page.reload()
  await expect(console.page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('one tab works in a domain while another stays in its project', async ({ as }) => {
  const first = await as('admin')
  await first.open('/project/images')
  await expect(first.page.getByRole('combobox', { name: 'Project admin', exact: true })).toBeVisible()
  const second = await first.newTab()
  await second.open('/project/images')
  await second.page.getByRole('combobox', { name: 'Project admin', exact: true }).click()
  await expect(second.page.getByRole('group', { name: 'Projects' }).getByRole('option')).not.toHaveCount(0)
  await second.page.getByRole('combobox', { name: 'Search', exact: true }).fill('def')
  await second.page.getByRole('group', { name: 'Domains' }).getByRole('option', { name: 'Default' }).click()
  await second.expectToast('Switch to domain "Default" successful.')
  await second.page.reload()
  await expect(second.page.getByRole('combobox', { name: 'Domain Default', exact: true })).toBeVisible()
  await first.page.reload()
  await expect(first.page.getByRole('combobox', { name: 'Project admin', exact: true })).toBeVisible()
})

test('members neither see nor reach the administration pages', async ({ as }) => {
  const console = await as('demo')
  await console.open('/admin/images')
  await expect(
    console.page.getByText('Forbidden. Insufficient permissions of the requested operation').first(),
  ).toBeVisible()
  await expect(console.page.getByRole('link', { name: 'Images' })).toHaveCount(1)
})

test('[SHELL-05] an unknown path is requested from the server once and shows a not-found page', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/nothing-here')
  await expect(console.heading('Page not found')).toBeVisible()
  await expect(page.getByText('There is nothing at /project/nothing-here.', { exact: false })).toBeVisible()
  // From within the console, where no server has been asked yet; it takes its time to answer.
  let answer = () => {}
  const isAwaited = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/project/nor-here', async (route) => {
    await isAwaited
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  const shown = page.evaluate(async () => {
    history.pushState(null, '', '/project/nor-here')
    dispatchEvent(new PopStateEvent('popstate'))
    const said = () => document.querySelector('main')?.textContent
    while (said() !== 'Loading') await new Promise(requestAnimationFrame)
    return said()
  })
  expect(new URL((await asked).url()).pathname).toBe('/project/nor-here')
  expect(await shown).toBe('Loading')
  answer()
  await expect(page.getByText('There is nothing at /project/nor-here.', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the console works by keyboard alone', async ({ as }) => {
  const { page } = await as('demo').then(async (console) => {
    await console.open('/project/images')
    await expect(console.row('CirrOS 0.6')).toBeVisible()
    return console
  })
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ngdetails\/OS::Glance::Image\//)
})

test('[SHELL-11] [SHELL-21] toasts fade or stay until dismissed, as configured', async ({ page, story }) => {
  await page.clock.install()
  await story('toasts/all')
  await page.clock.pauseAt(Date.now() + 60_000)
  const shown = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
  const notify = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const name of ['Success', 'Info', 'Warning', 'Danger']) await notify(name)
  // Their code is fetched first, which no clock can hurry.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(shown('Deleted Image: a.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(shown('The image is in use.')).toBeVisible()
  // Nothing goes while somebody reads it.
  await shown('Deleted Image: a.').hover()
  await page.clock.fastForward(60_000)
  await expect(shown('Deleted Image: a.')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(3200)
  await page.clock.runFor(300)
  await expect(shown('Deleted Image: a.')).toHaveCount(0)
  await expect(shown('Deleting Image: b.')).toHaveCount(0)
  await expect(shown('Policy check failed.')).toBeVisible()
  await expect(shown('Unable to delete Image: c.')).toBeVisible()
  await page.clock.resume()
  expect(await findings(page)).toEqual([])
  // What fades can be sent away, too.
  for (const [name, text] of [
    ['Success', 'Deleted Image: a.'],
    ['Info', 'Deleting Image: b.'],
  ] as const) {
    await notify(name)
    await page.clock.runFor(100)
    const toast = page.getByRole('dialog').filter({ hasText: text })
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.runFor(500)
    await expect(shown(text)).toHaveCount(0)
  }

  await story('toasts/as-the-operator-sets-them')
  for (const name of ['Success', 'Info', 'Danger']) await notify(name)
  await page.clock.fastForward(10_000)
  await expect(shown('Deleting Image: b.')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(shown('Deleting Image: b.')).toHaveCount(0)
  await expect(shown('Unable to delete Image: c.')).toHaveCount(0)
  await expect(shown('Deleted Image: a.')).toBeVisible()
})

for (const [story, words, toast] of [
  ['no-such-service', 'Service type is not enabled: object-store', ''],
  ['no-such-extension', 'Extension is not enabled: trunk.', ''],
  ['switched-off', 'Setting is not enabled: OPENSTACK_NEUTRON_NETWORK.enable_router', ''],
  ['no-catalogue', 'The service is out of order.', 'Cannot get service catalog from keystone.'],
  ['no-extensions', 'The service is out of order.', 'Cannot get the extension list.'],
  ['no-settings', 'The panel itself.', 'Unable to retrieve settings.'],
  ['no-policy', 'Forbidden. Insufficient permissions of the requested operation', 'Policy check failed.'],
] as const) {
  test(`[SHELL-14] [SHELL-15] [SHELL-16] [SHELL-17] a panel names what it lacks: ${story}`, async ({
    page,
    story: open,
  }) => {
    await open(`pages/${story}`)
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    if (toast) await expect(toasts.getByText(toast, { exact: true }).first()).toBeVisible()
    else await expect(toasts.getByRole('dialog')).toHaveCount(0)
  })
}

test('region, project and domain are chosen from searchable lists', async ({ page, story }) => {
  await story('frame/top-bar')
  const chosen = page.getByRole('main').locator('p[role=status]')
  await page.getByRole('combobox', { name: 'Region RegionOne' }).click()
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('two')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText('{"region":"RegionTwo"}')
  await page.getByRole('combobox', { name: 'Project demo' }).click()
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('alt')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText('{"project":"project-2"}')
  expect(await findings(page)).toEqual([])
})

test('the frame and the error pages are accessible', async ({ page, story }) => {
  for (const address of [
    'frame/activities',
    'frame/find-without-a-service',
    'frame/navigation-folded',
    'pages/failed',
  ]) {
    await story(address)
    if (address === 'frame/activities') {
      await page.getByRole('button', { name: 'Activity: 1 in progress' }).click()
      await expect(page.getByText('It is in use.')).toBeVisible()
    }
    if (address === 'frame/find-without-a-service') {
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await page.getByRole('combobox', { name: 'Find anything' }).fill('web')
      await expect(page.getByText('Could not be searched: Things.')).toBeVisible()
    }
    expect(await findings(page)).toEqual([])
  }
})
