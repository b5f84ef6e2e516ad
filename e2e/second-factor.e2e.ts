import { passcodeAt } from '../packages/wire/src/totp.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

test('a user adds a device from the user menu, requires its passcode, signs in with it and switches it off', async ({
  visitor: { page },
  visitor,
  meridian,
}) => {
  const keystone = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const [name, password] = ['operator', 'operator']
  const { user } = await keystone.send<{ user: { id: string } }>('POST', '/identity/v3/users', {
    user: { name, password },
  })
  const { roles } = await keystone.send<{ roles: { id: string }[] }>('GET', '/identity/v3/roles?name=admin')
  await keystone.put(`/identity/v3/projects/${keystone.projectId}/users/${user.id}/roles/${roles[0]?.id}`)
  const openSettings = async () => {
    await page.getByRole('button', { name: 'User menu of operator' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
  }
  const passcode = page.getByLabel('Passcode')
  await visitor.open('/auth/login/')
  await visitor.fillSignIn(name, password)

  await openSettings()
  await page.getByRole('button', { name: 'Add Device' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
  const shown = page.getByRole('region', { name: 'Or type this secret into the app' })
  const secret = (await shown.locator('pre').innerText()).replaceAll(' ', '')
  const now = () => passcodeAt(secret, Date.now())
  await passcode.fill(now() === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the passcode of now.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await passcode.fill(now())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove device Phone' })).toBeVisible()
  await expect(page.getByText(secret.slice(0, 4))).toHaveCount(0)

  await page.getByRole('button', { name: 'Switch On' }).click()
  await expect(page.getByText('The second factor is on.')).toBeVisible()
  await visitor.fillSignIn(name, password)
  await expect(passcode).toBeFocused()
  await passcode.fill(now())
  await page.keyboard.press('Enter')

  await openSettings()
  await expect(page.getByText('password + totp')).toBeVisible()
  // Without its last device the user could not sign in.
  await expect(page.getByText('Your last device stays')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove device Phone' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch Off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch Off' }).click()
  await expect(page.getByText('Your password alone signs you in.')).toBeVisible()

  // As an administrator does for others.
  await visitor.openPlace('Users')
  await visitor.rowAction('demo', 'Second Factor')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No device.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Ways to Sign In/ })).toHaveValue('password, totp')
  const required = dialog.getByRole('switch', { name: 'Require one of these ways to sign in' })
  await required.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The user has no device and could not sign in')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await required.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await visitor.expectToast('Changed the second factor of demo.')
})

test('a member adds a device, an administrator requires its passcode, and the member signs in with it', async ({
  visitor: { page },
  visitor,
  as,
  cloud,
  meridian,
}) => {
  const keystone = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const [name, password] = ['e2e-careful', 'careful']
  const { user } = await keystone.send<{ user: { id: string } }>('POST', '/identity/v3/users', {
    user: { name, password },
  })
  const { roles } = await keystone.send<{ roles: { id: string }[] }>('GET', '/identity/v3/roles?name=member')
  await keystone.put(`/identity/v3/projects/${cloud.projectId}/users/${user.id}/roles/${roles[0]?.id}`)
  const openSettings = async () => {
    await page.getByRole('button', { name: `User menu of ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
  }
  await visitor.open('/auth/login/')
  await visitor.fillSignIn(name, password)
  await openSettings()
  await expect(page.getByText(`Ask one to switch on the second factor of ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add Device' }).click()
  const shown = page.getByRole('region', { name: 'Or type this secret into the app' })
  const secret = (await shown.locator('pre').innerText()).replaceAll(' ', '')
  await page.getByLabel('Passcode').fill(passcodeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove device Phone' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch On' })).toHaveCount(0)
  await visitor.signOut()

  const admin = await as('admin')
  await admin.fromHome('Users')
  await admin.rowAction(name, 'Second Factor')
  const dialog = admin.page.getByRole('dialog')
  await expect(dialog.getByText('Phone')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Require one of these ways to sign in' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.expectToast(`Changed the second factor of ${name}.`)

  await visitor.fillSignIn(name, password)
  await expect(page.getByLabel('Passcode')).toBeFocused()
  await page.getByLabel('Passcode').fill(passcodeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  await openSettings()
  await expect(page.getByText('Only administrators can switch it off')).toBeVisible()
  await expect(page.getByText('Your last device stays')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
