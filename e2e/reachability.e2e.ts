import type { Page } from '@playwright/test'
import { allFindings, expect, findings, test } from './support/test.ts'

/** Chooses an end by typing a part of its name. */
async function choose(page: Page, field: 'From' | 'To', name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('from Home, a member sees all that stops a connection, and the rule that opens it in the editor', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Reachability')
  await expect(page.getByRole('heading', { name: 'Choose both ends' })).toBeVisible()
  await choose(page, 'From', 'The internet')
  await choose(page, 'To', 'db-1')
  await page.getByRole('textbox', { name: 'Port' }).fill('5432')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Blocked. 2 things stop it.' })).toBeVisible()
  await expect(page).toHaveURL(/from=internet.+port=5432.+to=instance%3A/)
  const hops = page.getByRole('list').filter({ has: page.getByText('Stops it:') })
  await expect(hops.getByRole('listitem').filter({ hasText: 'Group default does not let it in' })).toBeVisible()
  await expect(page.getByText('With these 2 changes: reachable.')).toBeVisible()
  await expect(page.getByText('Whether a program listens on port 5432 of db-1')).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'It should stay closed' }).click()
  await expect(page.getByText('It is closed, as you want it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review the rule' })).toHaveCount(0)
  await page.getByRole('button', { name: 'It may be opened' }).click()

  await page.getByRole('link', { name: 'Review the rule' }).first().click()
  await expect(page.getByRole('tab', { name: 'Rules', selected: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '5432' })).toBeVisible()
  await page.getByRole('button', { name: /^Review and apply/ }).click()
  await expect(page.getByRole('heading', { name: 'Connections that open' })).toBeVisible()
})

test('the same link asks the same question, and the other way around', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/reachability?from=172.24.4.21&to=10.20.0.31&port=22')
  await expect(page.getByRole('heading', { name: 'Reachable.' })).toBeVisible()
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/from=10\.20\.0\.31&to=172\.24\.4\.21/)
  await expect(page.getByRole('listitem').filter({ hasText: 'router1' }).first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('can web-1 reach db-1 on 5432')
  await page.getByRole('option', { name: 'Can web-1 reach db-1 on 5432?' }).click()
  await expect(page).toHaveURL(/from=instance.+to=instance.+port=5432/)
  await expect(page.getByRole('heading', { name: 'Reachable.' })).toBeVisible()
})

test('what is open to the world is listed by port, each with the question that proves it', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/reachability')
  await page.getByRole('tab', { name: 'Open to the world' }).click()
  const ssh = page.getByRole('row').filter({ hasText: 'TCP 22' })
  await expect(ssh).toContainText('Worth a look')
  await expect(page.getByText(/closed only because they have no floating IP: .*web-2/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await ssh.getByRole('link', { name: 'web-1' }).click()
  await expect(page.getByRole('heading', { name: 'Reachable, with one assumption.' })).toBeVisible()

  await console.open('/project/instances')
  await page.getByRole('link', { name: 'web-1', exact: true }).click()
  await page.getByRole('tab', { name: 'What can reach this?' }).click()
  const world = page.getByRole('row').filter({ hasText: 'The internet' })
  await expect(world).toContainText('TCP 22')
  await expect(world).toContainText('router1')
  expect(await findings(page)).toEqual([])
  await world.getByRole('link', { name: 'The internet' }).click()
  await expect(page.getByRole('heading', { name: 'Reachable, with one assumption.' })).toBeVisible()
})

test('a list that cannot be read makes the answer depend on it', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'network', method: 'GET', path: '/*routers', status: 503 })
  await console.load('/project/reachability?from=172.24.4.21&to=10.20.0.31&port=22')
  await expect(page.getByRole('heading', { name: 'It depends on what cannot be seen from here.' })).toBeVisible()
  await meridian.faults()
})
