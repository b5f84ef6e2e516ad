import { countClicks } from './support/clicks.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

const ME = '198.51.100.23'

interface Rule {
  protocol: string | null
  port_range_min: number | null
  remote_ip_prefix: string | null
  description: string
}

// Before the tests that change the rules of these groups.
test('from Home, a member sees in the list which groups are open to the world, and who uses them', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Security Groups')
  const web = console.row('web')
  await expect(web.getByRole('gridcell', { name: '6', exact: true })).toBeVisible()
  await expect(web.getByRole('gridcell', { name: 'SSH', exact: true })).toBeVisible()
  await expect(web.getByRole('gridcell', { name: /^web-1/ })).toBeVisible()
  const standard = console.row('default')
  await expect(standard.getByRole('gridcell', { name: /, .* \+\d+$/ })).toBeVisible()
  await expect(standard.getByRole('gridcell', { name: 'SSH', exact: true })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

test('a user edits all rules of a group in one table, sees what changes for whom, and opens 443 with three clicks', async ({
  as,
  cloud,
}) => {
  const console = await as('demo')
  const { page } = console
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': ME })
  const { security_groups: groups } = await cloud.send<{ security_groups: { id: string }[] }>(
    'GET',
    '/network/v2.0/security-groups?name=web',
  )
  const group = groups[0]?.id
  const rulesNow = async () => {
    const reply = await cloud.send<{ security_group_rules: Rule[] }>(
      'GET',
      `/network/v2.0/security-group-rules?security_group_id=${group}&direction=ingress`,
    )
    return reply.security_group_rules
      .map((rule) => `${rule.port_range_min} ${rule.remote_ip_prefix} ${rule.description}`.trim())
      .toSorted()
  }
  await console.open(`/ngdetails/OS::Neutron::SecurityGroup/${group}`)
  const row = page.getByRole('form', { name: 'New rule' })
  const usedBy = page.getByRole('complementary').filter({ hasText: 'Used by' })
  await expect(usedBy.getByRole('link').first()).toBeVisible()

  const clicks = await countClicks(page)
  await row.getByLabel('Services or ports').fill('8443')
  await row.getByLabel('Services or ports').press('Enter')
  // An empty field does not mean everywhere.
  await expect(row.getByText('From / to is a required field')).toBeVisible()
  await row.getByRole('button', { name: 'My address' }).click()
  await row.getByLabel('Services or ports').press('Enter')
  await expect(usedBy.getByText(`Opens TCP 8443 from ${ME}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Review and apply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply 1 change' }).click()
  await console.expectToast('Rules of web changed: 1 added, 0 removed.')
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(page.getByText('Not applied yet')).toHaveCount(0)
  expect(await rulesNow()).toContain(`8443 ${ME}/32`)

  // SSH from everywhere is narrowed, and a list is pasted of which one line is no rule and one is there already.
  await expect(page.getByText('SSH is open to the whole internet.')).toBeVisible()
  await page.getByRole('button', { name: 'Only from my address: SSH from Anywhere' }).click()
  await page.getByRole('button', { name: 'Paste or copy rules' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste or copy rules' })
  await paste.getByLabel('Rules or addresses').fill(`192.0.2.0/24\nnonsense\n8443/tcp ${ME}`)
  await paste.getByLabel('Services for lines that are only an address').fill('9100')
  await expect(paste.getByText('Line 2: "nonsense" is no address, network or group.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await paste.getByRole('button', { name: 'Add row' }).click()
  await expect(page.getByText('2 rows added just now.')).toBeVisible()
  await expect(page.getByText('The group has this rule already.').first()).toBeVisible()
  expect(await allFindings(page)).toEqual([])

  // Removing one's own way in needs a second look.
  await page.getByRole('button', { name: 'Review and apply' }).click()
  const review = page.getByRole('dialog', { name: 'Apply the changes' })
  await expect(review.getByText('1 row is left out')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await review.getByRole('button', { name: /^Apply \d+ changes?$/ }).click()
  await console.expectToast(/^Rules of web changed: /)
  // The toast of the change before may still be there.
  await expect.poll(rulesNow).toEqual(expect.arrayContaining([`22 ${ME}/32`, '9100 192.0.2.0/24']))
  await expect.poll(async () => (await rulesNow()).filter((rule) => rule.startsWith('22 '))).toEqual([`22 ${ME}/32`])
  await page.getByRole('button', { name: `Remove: SSH from ${ME}` }).click()
  await page.getByRole('button', { name: 'Review and apply' }).click()
  await expect(review.getByRole('alert')).toContainText(`This closes SSH for your address, ${ME}.`)
  const apply = review.getByRole('button', { name: 'Apply 1 change' })
  await expect(apply).toBeDisabled()
  await review.getByRole('checkbox', { name: 'Apply it anyway' }).click()
  await expect(apply).toBeEnabled()
  await review.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.setExtraHTTPHeaders({})
})
