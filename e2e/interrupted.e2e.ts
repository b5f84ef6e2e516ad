import { NEVER_MS, SMALL_IMAGE } from './support/clouds.ts'
import { expect, findings, test } from './support/test.ts'

test('a server whose tab was closed is continued, and nothing is made twice', async ({ as, cloud, meridian }) => {
  const console = await as('demo')
  const { page } = console
  const offer = page.getByRole('dialog', { name: 'A plan was interrupted' })
  const addresses = async () =>
    (await cloud.send<{ floatingips: object[] }>('GET', '/network/v2.0/floatingips')).floatingips.length
  const before = await addresses()

  // Neutron does not answer, and the page is closed while the address is allocated.
  await console.open('/project/instances/create')
  await page.getByLabel('Server name').fill('e2e-interrupted')
  await page.getByRole('searchbox', { name: 'Find an image' }).fill(SMALL_IMAGE)
  await page.getByRole('radio', { name: new RegExp(`^${SMALL_IMAGE}`) }).click()
  await page.getByRole('combobox', { name: 'Address' }).click()
  await page.getByRole('option', { name: /^New address from/ }).click()
  await meridian.faults({ service: 'network', method: 'POST', path: '/v2.0/floatingips', delayMs: NEVER_MS, times: 1 })
  await page.getByRole('button', { name: 'Create server' }).click()
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: 'requested' }).getByText('Done')).toBeAttached()
  await page.reload()
  await meridian.faults()
  await expect(offer).toContainText('Create server e2e-interrupted')
  expect(await findings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Check and Continue' }).click()
  await expect(page.getByText('Continued after its page was closed.')).toBeVisible()
  await expect(page.getByText('The server runs.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const { servers } = await cloud.send<{ servers: { name: string }[] }>('GET', '/compute/v2.1/servers')
  expect(servers.filter(({ name }) => name === 'e2e-interrupted')).toHaveLength(1)
  expect(await addresses()).toBe(before + 1)
})

test('a change of rules whose tab was closed shows the rest of it, and applies only that', async ({
  as,
  cloud,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  const { security_groups: groups } = await cloud.send<{ security_groups: { id: string }[] }>(
    'GET',
    '/network/v2.0/security-groups?name=web',
  )
  await console.open(`/ngdetails/OS::Neutron::SecurityGroup/${groups[0]?.id}`)
  const rule = page.getByRole('form', { name: 'New rule' })
  for (const port of ['8443', '9443']) {
    await rule.getByLabel('Services or ports').fill(port)
    await rule.getByLabel('From / to').fill('10.0.0.0/8')
    await rule.getByLabel('From / to').press('Enter')
  }
  await page.getByRole('button', { name: 'Review and apply' }).click()
  const review = page.getByRole('dialog').filter({ hasText: 'web' })

  // Of two rules, one gets no answer.
  const path = '/v2.0/security-group-rules'
  await meridian.faults({ service: 'network', method: 'POST', path, delayMs: NEVER_MS, times: 1 })
  await review.getByRole('button', { name: 'Apply 2 changes' }).click()
  await expect(review.getByText('Done:')).toHaveCount(1)
  await page.reload()
  await meridian.faults()
  const offer = page.getByRole('dialog', { name: 'A plan was interrupted' })
  await offer.getByRole('button', { name: 'Check and Continue' }).click()
  await expect(review.getByRole('listitem')).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  await review.getByRole('button', { name: 'Apply 1 change' }).click()
  await console.expectToast('Rules of web changed: 1 added, 0 removed.')
  await expect(page.getByText('8443').first()).toBeVisible()
  await expect(page.getByText('9443').first()).toBeVisible()
})
