import type { Page, Request } from '@playwright/test'
import { boxUrl } from './support/made-things.ts'
import { expect, test } from './support/test.ts'

type User = 'reader' | 'demo' | 'admin'

/** What a panel is to each: with its main action, without it, what its service refuses, or not for them at all. */
type Sees = 'action' | 'page' | 'refusal' | 'nothing'

const PROJECT: Record<User, Sees> = { reader: 'page', demo: 'action', admin: 'action' }
const EVERYBODY: Record<User, Sees> = { reader: 'action', demo: 'action', admin: 'action' }
const OPERATORS: Record<User, Sees> = { reader: 'page', demo: 'page', admin: 'action' }
const ADMIN: Record<User, Sees> = { reader: 'nothing', demo: 'nothing', admin: 'action' }

const PANELS: [path: string, heading: string, action: string, sees: Record<User, Sees>][] = [
  ['/project/instances', 'Instances', 'Create server', PROJECT],
  ['/project/images', 'Images', 'Create Image', PROJECT],
  // Everybody may have keys of their own.
  ['/project/key_pairs', 'Key Pairs', 'Create Key Pair', EVERYBODY],
  ['/project/server_groups', 'Server Groups', 'Create Server Group', PROJECT],
  ['/project/volumes', 'Volumes', 'Create Volume', PROJECT],
  ['/project/snapshots', 'Snapshots', '', PROJECT],
  ['/project/networks', 'Networks', 'Create Network', PROJECT],
  ['/project/routers', 'Routers', 'Create Router', PROJECT],
  ['/project/security_groups', 'Security Groups', 'Create Security Group', PROJECT],
  ['/project/floating_ips', 'Floating IPs', 'Allocate IP To Project', PROJECT],
  ['/project/trunks', 'Trunks', 'Create Trunk', PROJECT],
  ['/project/network_qos', 'Network QoS', 'Create Policy', OPERATORS],
  // Swift alone decides: what it refuses is offered all the same.
  ['/project/containers', 'Containers', 'Create Container', { ...PROJECT, reader: 'refusal' }],
  // Every user sees the projects that they are in.
  ['/identity/projects', 'Projects', 'Create Project', OPERATORS],
  ['/admin/instances', 'Instances', '', ADMIN],
  ['/admin/flavors', 'Flavors', 'Create Flavor', ADMIN],
  ['/admin/images', 'Images', 'Create Image', ADMIN],
  ['/admin/routers', 'Routers', 'Create Router', ADMIN],
  ['/identity/users', 'Users', 'Create User', ADMIN],
  ['/identity/groups', 'User Groups', 'Create User Group', ADMIN],
  ['/identity/roles', 'Roles', 'Create Role', ADMIN],
  // Everybody sees the default domain.
  ['/identity/domains', 'Domains', 'Create Domain', OPERATORS],
]

/** Tells when all that was asked of the policy is answered: before, nothing is offered to anybody. */
function watchPolicies(page: Page) {
  let open = 0
  const counts = (request: Request) => new URL(request.url()).pathname === '/api/policies/'
  page.on('request', (request) => (open += counts(request) ? 1 : 0))
  page.on('requestfinished', (request) => (open -= counts(request) ? 1 : 0))
  return () => expect.poll(() => open).toBe(0)
}

for (const user of ['reader', 'demo', 'admin'] as const) {
  test(`[TABLE-06] ${user} sees on every panel what the policy allows, without errors`, async ({ as }) => {
    const console = await as(user)
    const { page } = console
    const answered = watchPolicies(page)
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await console.open('/project')
    for (const [path, heading, action, sees] of PANELS) {
      await test.step(path, async () => {
        if (sees[user] === 'nothing') {
          await console.open('/places')
          await expect(console.heading('All places')).toBeVisible()
          await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
          await console.open(path)
          await expect(console.heading('You may not see this page')).toBeVisible()
          return
        }
        await console.openPlace(path, user === 'admin' && !path.startsWith('/project/') ? 'Cloud' : undefined)
        await expect(console.heading(heading)).toBeVisible()
        const main = page.getByRole('main', { name: heading })
        if (sees[user] === 'refusal') await expect(main.getByRole('alert')).toContainText('Forbidden.')
        else await expect(main.getByRole('grid', { name: heading })).toHaveAttribute('aria-busy', 'false')
        await answered()
        const offered = main.getByText(action, { exact: true }).first()
        if (action !== '')
          await expect(offered).toBeVisible({ visible: sees[user] === 'action' || sees[user] === 'refusal' })
        if (user === 'reader' && sees.reader === 'page') await expectNothingToChange(page)
      })
    }
    expect(broken).toEqual([])
  })
}

test('a list whose service is dead says which one; the other pages go on, and the list comes back', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'volumev3', drop: true }, { service: 'object-store', drop: true })
  const expectDead = async (heading: string, service: string) => {
    const failure = page.getByRole('main', { name: heading }).getByRole('alert')
    await expect(failure).toContainText(`Unable to establish connection to the ${service} service.`)
    await expect(failure).toContainText('Request ID')
  }
  await console.open('/project/containers')
  await expectDead('Containers', 'object-store')
  await console.openPlace('/project/images')
  await expect(page.getByRole('grid', { name: 'Images' })).toHaveAttribute('aria-busy', 'false')
  await console.openPlace('/project/volumes')
  await expectDead('Volumes', 'volume')
  await meridian.faults()
  await page.getByRole('main', { name: 'Volumes' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('grid', { name: 'Volumes' })).toHaveAttribute('aria-busy', 'false')
})

test('[SWIFT-02] [SWIFT-06] a user with read access to a container is offered its actions, which Swift refuses', async ({
  as,
  cloud,
}) => {
  const box = boxUrl(cloud, 'e2e-shared')
  await cloud.put(box, { 'x-container-read': 'reader' })
  await cloud.put(`${box}/notes`)
  const console = await as('reader')
  const { page } = console
  // Who may read only one container gets its address from its owner.
  await console.open('/project/containers/container/e2e-shared')
  await expect(page.getByRole('row', { name: /notes/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Upload', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Folder', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('mine')
  await dialog.getByRole('button', { name: 'Create Folder' }).click()
  await expect(dialog.getByText(/Unable to create the folder/)).toBeVisible()
})

/** A reader has rows without a menu, or with one that changes nothing. */
async function expectNothingToChange(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Actions for / }).first()
  if ((await menu.count()) === 0) return
  await menu.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Create|Delete|Edit|Update|Lock|Stop|Set|Clear/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
}
