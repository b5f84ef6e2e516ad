import { createServer } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'

const LIST = '/project/instances'

test('[CONSOLE-01] [CONSOLE-02] the log shows its last 35 lines, a chosen number or all; an error is shown', async ({
  as,
  cloud,
  meridian,
}) => {
  await createServer(cloud, 'talker')
  const console = await as('demo')
  await console.openList(LIST, 'talker')
  await console.rowAction('talker', 'View Log')
  const log = console.page.getByRole('log', { name: 'Instance Console Log' })
  const lines = async () => ((await log.textContent()) ?? '').split('\n').length
  await expect(console.page.getByLabel('Log Length')).toHaveValue('35')
  await expect(log).toBeVisible()
  expect(await lines()).toBe(35)
  await console.page.getByLabel('Log Length').fill('3')
  await console.page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(lines).toBe(3)
  for (const length of ['0', '-3']) {
    await console.page.getByLabel('Log Length').fill(length)
    await console.page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(console.page.getByText('Log length must be a positive whole number.')).toBeVisible()
    expect(await lines()).toBe(3)
  }
  await console.page.getByLabel('Log Length').fill('4')
  await console.page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(lines).toBe(4)
  await console.page.getByRole('button', { name: 'View Full Log' }).click()
  await expect.poll(lines).toBeGreaterThan(35)
  expect(await findings(console.page)).toEqual([])

  await meridian.faults({ service: 'compute', method: 'POST', status: 500 })
  await console.page.getByRole('button', { name: 'Go', exact: true }).click()
  await console.expectToast('There was a problem communicating with the server, please try again.')
  await meridian.faults()

  await console.page.getByRole('tab', { name: 'Action Log' }).click()
  await expect(console.page.getByRole('row', { name: /create/ })).toBeVisible()
  expect(await findings(console.page)).toEqual([])
  await console.page.getByRole('tab', { name: 'Interfaces' }).click()
  await expect(console.page.getByText('MAC Address').first()).toBeVisible()
  expect(await findings(console.page)).toEqual([])
})

test('[CONSOLE-01] a screen and a serial line can be used, lost and connected again', async ({ as, cloud }) => {
  await createServer(cloud, 'e2e-guest')
  const console = await as('demo')
  const { page } = console
  await console.openList(LIST, 'e2e-guest')
  await console.rowAction('e2e-guest', 'Console')
  const frame = page.frameLocator('iframe[title="Instance Console"]')
  await expect(frame.getByText('Connected')).toBeVisible()
  await expect(frame.getByRole('application', { name: 'Screen of the instance' }).locator('canvas')).toBeVisible()
  await frame.getByRole('button', { name: 'Send Ctrl+Alt+Del' }).click()
  await expect(page.getByRole('link', { name: 'Open the cloud’s own page for this console' })).toBeVisible()
  const alone = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Click here to show only console' }).click()
  await expect((await alone).getByRole('heading', { name: 'Console' })).toBeAttached()
  await (await alone).close()

  // The second socket is cut off after it has worked.
  let cut = () => {}
  await page.routeWebSocket(/\/console\/\?token=/, (socket) => {
    socket.connectToServer()
    cut = () => void socket.close()
  })
  await page.getByRole('combobox', { name: 'Console type' }).click()
  await page.getByRole('option', { name: 'Serial' }).click()
  await expect(frame.getByText('e2e-guest login:')).toBeVisible()
  const type = async (text: string) => {
    await frame.getByRole('button', { name: 'Clipboard' }).click()
    await frame.getByLabel('Text').fill(text)
    await frame.getByRole('button', { name: 'Type into the instance' }).click()
  }
  await type('root\nsecret\nhostname | wc -l\n')
  await expect(frame.getByText('root@e2e-guest:~# hostname | wc -l')).toBeVisible()
  cut()
  await expect(frame.getByText('The connection has ended.')).toBeVisible()
  await frame.getByRole('button', { name: 'Connect again' }).click()
  await expect(frame.getByText('root@e2e-guest:~# hostname | wc -l')).toBeVisible()

  await type('poweroff\n')
  await expect(frame.getByText('No signal: the server does not run.')).toBeVisible()
})
