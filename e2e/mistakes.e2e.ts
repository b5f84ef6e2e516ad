import type { Page } from '@playwright/test'
import { buttonsOf, openLaunchWizard } from './support/launch-wizard.ts'
import { createServer, settled } from './support/servers.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

/** What protects from the mistakes that docs/mistakes.md lists, where other walks do not prove it. */

test('a user is kept from the wrong row, the wrong project, a double click, a stale tab, a deleted parent, a forgotten resize and a credential that ends', async ({
  as,
  cloud,
}) => {
  test.slow()
  const web = await createServer(cloud, 'mis-web')
  await cloud.act(`/compute/v2.1/servers/${web}/action`, { resize: { flavorRef: '2' } })
  const { id: other } = await cloud.createImage('mis-c')
  for (const name of ['mis-a', 'mis-b']) await cloud.createImage(name)
  const console = await as('demo')
  const { page } = console
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })

  // The wrong row: the list turns round and grows, and the choice stays with its image. A double click deletes once.
  await console.openList('/project/images', 'mis-')
  await console.select('mis-b')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click()
  await expect(page.getByRole('row').nth(1)).toContainText('mis-c')
  await page.getByRole('button', { name: 'Delete Images' }).click()
  const question = page.getByRole('dialog', { name: 'Delete mis-b?' })
  await expect(question).toContainText('In project demo')
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete Image' }).dblclick()
  await console.expectToast('Deleted Image(s): mis-b.')
  expect(sent.filter((each) => each.startsWith('DELETE'))).toHaveLength(1)
  await expect(console.row('mis-a')).toBeVisible()

  // A stale tab: somebody else has deleted it, which is what the user wants.
  await cloud.deleteImage(other)
  await console.rowAction('mis-c', 'Delete Image')
  await page.getByRole('dialog', { name: 'Delete mis-c?' }).getByRole('button', { name: 'Delete Image' }).click()
  await expect(console.row('mis-c')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // A double click creates once.
  await console.open('/project/security_groups?modal=create-security-group')
  const create = page.getByRole('dialog', { name: 'Create Security Group' })
  await create.getByLabel('Name', { exact: true }).fill('mis-group')
  sent.length = 0
  await create.getByRole('button', { name: 'Create Security Group' }).dblclick()
  await expect(create).toBeHidden()
  expect(sent.filter((each) => each.startsWith('POST') && each.includes('security'))).toHaveLength(1)

  // A deleted parent: the form says so, and keeps what was typed.
  const { network } = await cloud.send<{ network: { id: string } }>('POST', '/network/v2.0/networks', {
    network: { name: 'mis-net' },
  })
  await console.open(`/ngdetails/OS::Neutron::Net/${network.id}`)
  await expect(console.heading('mis-net')).toBeVisible()
  await page.getByRole('tab', { name: 'Ports' }).click()
  await page.getByRole('link', { name: 'Create Port' }).click()
  const port = page.getByRole('dialog', { name: 'Create Port' })
  await port.getByLabel('Name').fill('mis-port')
  await cloud.delete(`/network/v2.0/networks/${network.id}`)
  await port.getByRole('button', { name: 'Next' }).click()
  await port.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(port.getByRole('alert')).toContainText(/could not be found/)
  await port.getByRole('button', { name: 'Info' }).click()
  await expect(port.getByLabel('Name')).toHaveValue('mis-port')

  // A resize that nobody has confirmed waits on the home page.
  await settled(cloud, web, 'VERIFY_RESIZE')
  const DAY_MS = 86_400_000
  await cloud.send('POST', `/identity/v3/users/${cloud.userId}/application_credentials`, {
    application_credential: {
      name: 'mis-ci',
      expires_at: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, -1),
    },
  })
  await console.load('/home')
  const waiting = page.getByRole('listitem').filter({ hasText: 'mis-web is not confirmed' })
  await expect(waiting).toContainText('Waits for you')
  // So does a credential that ends soon.
  await expect(page.getByText(/Application credential mis-ci ends in \d days/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await waiting.getByRole('button', { name: 'Confirm Resize/Migrate' }).click()
  await expect(waiting).toHaveCount(0)
  await settled(cloud, web)
})

test('an administrator does not take the last admin away', async ({ as, meridian }) => {
  const cloud = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const send = <T>(method: string, path: string, body?: object) => cloud.send<T>(method, `/identity/v3${path}`, body)
  const { project } = await send<{ project: { id: string } }>('POST', '/projects', { project: { name: 'mis-shop' } })
  const { user } = await send<{ user: { id: string } }>('POST', '/users', { user: { name: 'mis-ann', password: 'pw' } })
  const { roles } = await send<{ roles: { id: string }[] }>('GET', '/roles?name=admin')
  await cloud.put(`/identity/v3/projects/${project.id}/users/${user.id}/roles/${roles[0]?.id}`)

  const console = await as('admin')
  const { page } = console
  await console.openList('/identity/users', 'mis-')
  await console.rowAction('mis-ann', 'Delete User')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('region', { name: 'Is affected' })).toContainText(
    'mis-ann is the only administrator of mis-shop',
  )
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()

  await console.openList('/identity/projects', 'admin')
  await console.rowAction('admin', 'Manage Members')
  const members = page.getByRole('dialog', { name: 'Manage Members' })
  await members.getByRole('button', { name: 'Remove admin', exact: true }).click()
  await members.getByRole('button', { name: 'Save' }).click()
  await expect(members).toContainText('You cannot revoke your own admin role')
  await members.getByRole('button', { name: 'Cancel' }).click()

  await console.openList('/identity/roles', 'admin')
  await page.getByRole('button', { name: 'Actions for admin', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit Role' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete Role' })).toHaveCount(0)
})

for (const { list, link, field } of [
  { list: '/project/containers', link: 'Create Container', field: 'Container Name' },
  { list: '/project/key_pairs', link: 'Create Key Pair', field: 'Key Pair Name' },
  { list: '/project/volumes', link: 'Create Volume', field: 'Volume Name' },
  { list: '/project/instances', link: 'Launch Instance', field: 'Instance Name' },
]) {
  test(`what was discarded in "${link}" stays away, and what was left is offered, not filled in`, async ({ as }) => {
    const console = await as('demo')
    const { page } = console
    await console.open(list)
    const input = page.getByRole('dialog').getByLabel(field)
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    const offer = page.getByRole('dialog').getByRole('status').filter({ hasText: 'You began this form' })
    const open = async () => {
      if (link === 'Launch Instance') await openLaunchWizard(page)
      else await page.getByRole('link', { name: link, exact: true }).click()
      await expect(input).toBeVisible()
    }
    await open()
    const begun = await input.inputValue()
    await input.fill('e2e-given-up')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open()
    await expect(input).toHaveValue(begun)
    await expect(offer).toHaveCount(0)

    // Another page is loaded without an answer: nothing comes back by itself.
    await input.fill('e2e-left')
    page.once('dialog', (dialog) => void dialog.accept())
    await console.load(list)
    await open()
    await expect(offer).toContainText(`You had filled in: ${field}.`)
    await expect(input).toHaveValue(begun)
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(input).toHaveValue('e2e-left')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open()
    await expect(input).toHaveValue(begun)
    await expect(offer).toHaveCount(0)
  })
}

test('[WORKFLOW-04] [SHELL-08] a wizard that was left comes back by an offer only, sends nothing that was not looked at, and outlives its session', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.load('/')
  const open = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).click()
    await openLaunchWizard(page)
  }
  const wizard = page.getByRole('dialog', { name: 'Launch Instance' })
  const { launch, step, choose } = buttonsOf(wizard)
  await open()
  await wizard.getByLabel('Instance Name').fill('mis-back')
  await step('Source').click()
  await wizard.getByRole('switch', { name: 'Create New Volume' }).click()
  await choose('CirrOS 0.6').click()
  await step('Flavor').click()
  await choose('m1.tiny').click()
  await step('Networks').click()
  await choose('private').click()
  page.once('dialog', (dialog) => void dialog.accept())
  await console.load('/')
  await open()
  const offer = wizard.getByRole('status').filter({ hasText: 'You began this form' })
  await expect(offer).toContainText(
    'You had filled in: Instance Name, Create New Volume, Source, Flavor, and Networks.',
  )
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('mis-back')
  // Also the network, which a launch does not need if it has a port: what is not seen is not sent.
  await expect(launch).toBeDisabled()
  await expect(launch).toHaveAccessibleDescription(/^3 steps need attention: Source\W+Flavor\W+Networks$/)
  for (const [name, chosen] of [
    ['Source', 'CirrOS 0.6'],
    ['Flavor', 'm1.tiny'],
    ['Networks', 'private'],
  ]) {
    await step(name ?? '').click()
    await expect(wizard.getByRole('button', { name: `Remove ${chosen}`, exact: true })).toBeVisible()
  }
  await expect(launch).toBeEnabled()
  await endSession(page)
  await launch.click()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/servers'))
  await signInAgain(page)
  expect(((await sent).postDataJSON() as { nics: unknown[] }).nics).toHaveLength(1)
  await console.expectToast('1 instance launched.')
})

/** The session is over, and nobody has told this tab. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'sessionid' })

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('[SHELL-08] a form outlives its session: the same request is sent again after the sign-in over the page', async ({
  as,
}) => {
  test.slow()
  const console = await as('demo')
  const { page } = console
  // A dialog with a classic form.
  await console.open('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Volumes', exact: true }).first().click()
  await page.getByRole('link', { name: 'Create Volume' }).click()
  const volume = page.getByRole('dialog', { name: 'Create Volume' })
  await volume.getByLabel('Volume Name').fill('mis-late')
  await endSession(page)
  await volume.getByRole('button', { name: 'Create Volume' }).click()
  await signInAgain(page)
  await console.expectToast(/mis-late/)
  await expect(console.row('mis-late')).toBeVisible()

  // A wizard whose steps the server checks.
  await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).click()
  await page.getByRole('button', { name: 'Create server: other ways' }).click()
  await page.getByRole('menuitem', { name: 'Quick Launch' }).click()
  const wizard = page.getByRole('dialog', { name: 'Quick Launch' })
  await wizard.getByLabel('Instance Name').fill('mis-quick')
  await wizard.getByRole('combobox', { name: /^Image Name/ }).fill('cirros')
  await page.getByRole('option', { name: /^CirrOS 0.6/ }).click()
  await endSession(page)
  await wizard.getByRole('button', { name: 'Next' }).click()
  await signInAgain(page)
  await expect(wizard.getByRole('heading', { name: 'Access & Security' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Details' }).click()
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('mis-quick')
  await wizard.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  // A page with its own address.
  await page.getByRole('link', { name: 'Create server' }).first().click()
  await page.getByLabel('Server name').fill('mis-page')
  await page.getByRole('radio', { name: /^CirrOS 0.6/ }).click()
  const create = page.getByRole('button', { name: 'Create server' })
  await expect(create).toBeEnabled()
  await endSession(page)
  await create.click()
  await signInAgain(page)
  await expect(page.getByText('The server runs.')).toBeVisible()
})

test('[SHELL-08] a deletion that waits for its time to undo outlives the session', async ({ as, cloud }) => {
  await cloud.createImage('mis-waits')
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Images')
  await page.evaluate(() => void (document.cookie = 'MERIDIAN_UNDO_SECONDS=60; Path=/'))
  await console.rowAction('mis-waits', 'Delete Image')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Image' }).click()
  const begin = page.getByRole('button', { name: /^Begin now/ })
  await expect(begin).toBeVisible()
  await endSession(page)
  await page.getByRole('button', { name: /^Refresh/ }).click()
  await signInAgain(page)
  await begin.click()
  await console.expectToast('Deleted Image(s): mis-waits.')
  await expect(console.row('mis-waits')).toHaveCount(0)
})
