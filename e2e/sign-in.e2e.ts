import type { Locator } from '@playwright/test'
import { NEVER_MS } from './support/clouds.ts'
import { ConsolePage } from './support/console-page.ts'
import { startMeridian, type Meridian } from './support/meridian.ts'
import { OpenStack } from './support/openstack.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

test('a user signs in, sees the images, opens one and signs out', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/')
  await expect(page).toHaveURL(/\/auth\/login\/$/)
  await visitor.fillSignIn('demo', 'demo')
  await expect(visitor.heading('demo')).toBeVisible()
  await page.getByRole('link', { name: 'Images', exact: true }).click()
  await page.getByRole('link', { name: 'Ubuntu 24.04 LTS' }).click()
  await expect(visitor.heading('Ubuntu 24.04 LTS')).toBeVisible()
  await visitor.signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a wrong password is refused on the page, and the input stays', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/auth/login/')
  await visitor.fillSignIn('demo', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
  await expect(page.getByLabel('User name')).toHaveValue('demo')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(await allFindings(page)).toEqual([])
})

test('empty fields are reported without a request', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/auth/login/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your user name.')).toBeVisible()
  await expect(page.getByLabel('User name')).toBeFocused()
})

test('[SHELL-09] with one sign-in method there is no choice of methods', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/')
  await expect(page.getByLabel('User name')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Domain')).toHaveValue('Default')
  await expect(page.getByLabel('Authenticate using')).toHaveCount(0)
})

test('signing in opens the requested page', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/admin/images?magicSearchQuery=status%3Dactive')
  await visitor.fillSignIn('admin', 'admin')
  await expect(page).toHaveURL(/\/admin\/images\?magicSearchQuery=status%3Dactive$/)
})

test('links that switch the project or sign out ask first; the switch is that of the tab', async ({
  visitor: { page },
  visitor,
}) => {
  await visitor.open('/auth/login/')
  await visitor.fillSignIn('demo', 'demo')
  await expect(visitor.heading('demo')).toBeVisible()
  const { projects } = await page.evaluate(async () => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    return (await (await fetch('/api/keystone/scopes/', { headers })).json()) as {
      projects: { id: string; name: string }[]
    }
  })
  const other = projects.find(({ name }) => name === 'alt_demo')?.id ?? ''
  await visitor.load(`/auth/switch/${other}/?next=/project/images`)
  await expect(visitor.heading('Switch to project alt_demo?')).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Switch' }).click()
  await expect(page.getByRole('combobox', { name: 'Project alt_demo', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/project\/images$/)
  await visitor.load('/auth/logout/')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(visitor.heading('demo')).toBeVisible()
  await visitor.load('/auth/logout/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a next URL of another site is ignored', async ({ visitor: { page }, visitor, meridian }) => {
  await visitor.open('/auth/login/?next=//evil.example/')
  await visitor.fillSignIn('demo', 'demo')
  await expect(visitor.heading('demo')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(meridian.url)
})

test('[SHELL-08] an expired session leads to the sign-in page and back to the same page', async ({
  visitor: { page },
  visitor: console,
}) => {
  // A session of its own: the console signs out, which ends the session if a late answer has brought the cookie back.
  await console.load('/project/images?magicSearchQuery=status%3Dactive')
  await console.fillSignIn('demo', 'demo')
  await expect(console.row('CirrOS 0.6')).toBeVisible()
  // An answer still on its way may bring the cookie back.
  await page.waitForLoadState('networkidle')
  // The console's own next request would find out first, and the button would be gone.
  const clicked = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await clicked.promise
    await route.continue()
  })
  await page.context().clearCookies({ name: 'sessionid' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  clicked.resolve()
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible()
  await console.fillSignIn('demo', 'demo')
  await expect(page).toHaveURL(/\/project\/images\?magicSearchQuery=status%3Dactive$/)
})

test('a session that expired while idle is renewed in a dialog, and the page keeps its state', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await page.clock.install()
  await console.open('/project/images?magicSearchQuery=status%3Dactive')
  await expect(console.row('CirrOS 0.6')).toBeVisible()
  await console.select('CirrOS 0.6')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await page.context().clearCookies({ name: 'sessionid' })
  await page.clock.fastForward('10:00')
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials.')
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page).toHaveURL(/\/project\/images\?magicSearchQuery=status%3Dactive$/)
})

for (const [state, fault] of [
  ['dead', { service: 'identity', drop: true }],
  ['slow', { service: 'identity', delayMs: NEVER_MS }],
] as const) {
  test(`a ${state} Keystone is reported within the time-out`, async ({ visitor: { page }, visitor, meridian }) => {
    await visitor.open('/auth/login/')
    await meridian.faults(fault)
    await visitor.fillSignIn('demo', 'demo')
    await expect(page.getByRole('alert')).toHaveText('Unable to establish connection to keystone endpoint.')
  })
}

test('a second factor is requested after the right password, and the input stays', async ({
  visitor: { page },
  visitor,
  meridian,
}) => {
  const keystone = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const options = { multi_factor_auth_enabled: true, multi_factor_auth_rules: [['password', 'totp']] }
  await keystone.send('POST', '/identity/v3/users', { user: { name: 'careful', password: 'careful', options } })
  await visitor.open('/auth/login/')
  await visitor.fillSignIn('careful', 'careful')
  const passcode = page.getByLabel('Passcode')
  await expect(passcode).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('User name')).toHaveValue('careful')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('careful')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your passcode.')).toBeVisible()
  await passcode.fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
  await expect(passcode).toBeFocused()
  expect(await findings(page)).toEqual([])
})

test('[FORM-02] a user changes an expired password with the old one, on a page that loads on retry', async ({
  visitor: { page },
  visitor,
  meridian,
}) => {
  const keystone = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { user } = await keystone.send<{ user: { id: string } }>('POST', '/identity/v3/users', {
    user: { name: 'latecomer', password: 'first-secret' },
  })
  await page.route('**/static/ExpiredPasswordForm-*', (route) => route.abort())
  await visitor.open(`/auth/password/${user.id}/?next=/project/images`)
  await expect(visitor.heading('This page could not be shown')).toBeVisible()
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.unroute('**/static/ExpiredPasswordForm-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your password has expired. Please set a new password.')).toBeVisible()
  const [original, fresh, confirm] = ['Original password', 'New password', 'Confirm new password'].map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator] // as many as there are labels
  await expect(original).toBeFocused()
  await confirm.fill('other')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your original password.')).toBeVisible()
  await expect(page.getByText('Enter a new password.')).toBeVisible()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(original).toBeFocused()
  await original.fill('a guess')
  await fresh.fill('second-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your original password.')).toHaveCount(0)
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await confirm.fill('second-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Unable to update the user password.')
  expect(await findings(page)).toEqual([])
  await original.fill('first-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed. Please log in to continue.')).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fproject%2Fimages$/)
})

test('a provider’s failure is shown in known messages only, never in a link’s text', async ({
  visitor: { page },
  visitor,
}) => {
  await visitor.open('/auth/login/?failure=Login%20failed%3A%20Invalid%20credentials.')
  await expect(page.getByText('Login failed: Invalid credentials.')).toBeVisible()
  await visitor.open('/auth/login/?failure=Send%20your%20password%20to%20evil.example')
  await expect(page.getByText('Login failed. Try again, or ask your operator.')).toBeVisible()
  await expect(page.getByText('evil.example')).toHaveCount(0)
})

test.describe('with other sign-in methods', () => {
  let meridian: Meridian
  test.beforeAll(async () => {
    meridian = await startMeridian(`application_credentials: true
regions: [{ name: Berlin, auth_url: 'http://127.0.0.1:9/v3' }]
websso: [{ id: corp, label: Corporate account, protocol: openid }]
`)
  })
  test.afterAll(() => meridian.stop())

  test('[SHELL-09] each sign-in method shows its own fields; an application credential signs in by ID and secret', async ({
    page,
  }) => {
    const keystone = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
    const { token } = await keystone.send<{ token: { user: { id: string } } }>('GET', '/identity/v3/auth/tokens')
    const { application_credential: credential } = await keystone.send<{
      application_credential: { id: string; secret: string }
    }>('POST', `/identity/v3/users/${token.user.id}/application_credentials`, {
      application_credential: { name: 'ci' },
    })
    const visitor = new ConsolePage(page, meridian.url)
    const choose = async (way: string) => {
      await page.getByRole('combobox', { name: 'Authenticate using' }).click()
      await page.getByRole('option', { name: way }).click()
    }
    await visitor.open('/')
    for (const label of ['User name', 'Domain']) await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('Default')

    await choose('Corporate account')
    for (const label of ['User name', 'Password', 'Domain', 'Region'])
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
    const handover = page.waitForRequest(/\/auth\/handover\/corp\//)
    await page.getByRole('button', { name: 'Continue' }).click()
    await handover
    await page.waitForURL(/OS-FEDERATION/)

    await visitor.open('/')
    await choose('Application Credential')
    await expect(page.getByLabel('User name')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Enter the ID of the credential.')).toBeVisible()
    await page.getByLabel('Application credential ID').fill(credential.id)
    await page.getByLabel('Secret').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Secret').fill(credential.secret)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(visitor.heading('demo')).toBeVisible()
  })

  test('the region selects another Keystone', async ({ page }) => {
    const visitor = new ConsolePage(page, meridian.url)
    await visitor.open('/')
    await page.getByRole('combobox', { name: 'Region' }).click()
    await page.getByRole('option', { name: 'Berlin' }).click()
    await visitor.fillSignIn('demo', 'demo')
    await expect(page.getByRole('alert')).toHaveText('Unable to establish connection to keystone endpoint.')
  })
})
