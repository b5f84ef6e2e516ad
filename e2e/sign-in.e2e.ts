import { expect, findings, test, THEMES } from './support/test.ts'

test('a person signs in, sees the images, opens one, and signs out', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/')
  await expect(page).toHaveURL(/\/auth\/login\/$/)
  await visitor.fillSignIn('demo', 'demo')
  await expect(visitor.heading('Images')).toBeVisible()
  await page.getByRole('link', { name: 'Ubuntu 24.04 LTS' }).click()
  await expect(visitor.heading('Ubuntu 24.04 LTS')).toBeVisible()
  await visitor.signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a wrong password is refused in place, and what was typed stays', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/auth/login/')
  await visitor.fillSignIn('demo', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
  await expect(page.getByLabel('User name')).toHaveValue('demo')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('empty fields are named and nothing is sent', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/auth/login/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your user name.')).toBeVisible()
  await expect(page.getByLabel('User name')).toBeFocused()
})

test('[SHELL-09] with credentials alone there is nothing to choose how to sign in', async ({
  visitor: { page },
  visitor,
}) => {
  await visitor.open('/auth/login/')
  await expect(page.getByLabel('User name')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Domain')).toHaveValue('Default')
  await expect(page.getByLabel('Authenticate using')).toHaveCount(0)
})

test('after signing in the page that was asked for opens', async ({ visitor: { page }, visitor }) => {
  await visitor.open('/admin/images?magicSearchQuery=status%3Dactive')
  await visitor.fillSignIn('admin', 'admin')
  await expect(page).toHaveURL(/\/admin\/images\?magicSearchQuery=status%3Dactive$/)
})

test('a next that leads elsewhere is ignored', async ({ visitor: { page }, visitor, meridian }) => {
  await visitor.open('/auth/login/?next=//evil.example/')
  await visitor.fillSignIn('demo', 'demo')
  await expect(visitor.heading('Images')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(meridian.url)
})

test('[SHELL-08] a session that ended leads to signing in and back to the same page', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images?magicSearchQuery=status%3Dactive')
  await expect(console.heading('Images')).toBeVisible()
  await console.page.context().clearCookies({ name: 'sessionid' })
  await console.page.getByRole('button', { name: 'Refresh' }).click()
  await expect(console.page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
  await console.fillSignIn('demo', 'demo')
  await expect(console.page).toHaveURL(/\/project\/images\?magicSearchQuery=status%3Dactive$/)
})

for (const [state, fault] of [
  ['dead', { service: 'identity', drop: true }],
  ['slow', { service: 'identity', delayMs: 20_000 }],
] as const) {
  test(`a ${state} Keystone is told within the time-out`, async ({ visitor: { page }, visitor, meridian }) => {
    await visitor.open('/auth/login/')
    await meridian.faults(fault)
    await visitor.fillSignIn('demo', 'demo')
    await expect(page.getByRole('alert')).toHaveText('Unable to establish connection to keystone endpoint.')
  })
}

for (const theme of THEMES) {
  test(`the sign-in page has nothing for axe to find (${theme})`, async ({ visitor: { page }, visitor }) => {
    await visitor.setTheme(theme)
    await visitor.open('/auth/login/')
    await visitor.fillSignIn('demo', 'wrong')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}
