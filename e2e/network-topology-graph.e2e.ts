import { allFindings, expect, test } from './support/test.ts'

test('[TOPO-03] [TOPO-07] the graph has a list, labels and collapsible networks, stored in cookies', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/network_topology')
  await page.getByRole('tab', { name: 'Graph' }).click()
  const list = page.getByRole('navigation', { name: 'Everything in the graph' })
  await expect(list.getByRole('button', { name: 'Instance web-1: Active' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Instance app-1: Active' })).toBeVisible()
  expect(await allFindings(page)).toEqual([])

  const labels = page.getByRole('button', { name: 'Toggle Labels' })
  await expect(labels).toHaveAttribute('aria-pressed', 'true')
  await labels.click()
  const collapse = page.getByRole('button', { name: 'Toggle Network Collapse' })
  await collapse.click()
  await expect(list.getByRole('button', { name: /^Network private: Active, \d instances hidden$/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /web-1/ })).toHaveCount(0)
  await expect(list.getByRole('button', { name: 'Instance app-1: Active' })).toBeVisible()
  await page.reload()
  await expect(labels).toHaveAttribute('aria-pressed', 'false')
  await expect(collapse).toHaveAttribute('aria-pressed', 'true')

  // One alone, by the keyboard.
  await list.getByRole('button', { name: /^Network private/ }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'private', exact: true })
    .getByRole('button', { name: 'Expand' })
    .press('Enter')
  await expect(list.getByRole('button', { name: 'Instance web-1: Active' })).toBeVisible()
  await collapse.click()
  await expect(list.getByRole('button', { name: 'Network private: Active' })).toBeVisible()
  await page.getByRole('button', { name: 'Center Topology' }).click()
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => /^(show_labels|are_networks)/.test(name)).map(({ value }) => value)).toEqual([
    'false',
    'false',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test('[TOPO-03] nodes are clicked and dragged, the background pans, and the wheel zooms', async ({ story }) => {
  const page = await story('graph/one')
  const canvas = page.getByRole('img', { name: 'A graph' })
  const told = page.getByRole('status')
  const { x, y, width, height } = (await canvas.boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  await expect(async () => {
    await page.mouse.click(middle.x, middle.y)
    await expect(told).toContainText('Pressed: alone', { timeout: 500 })
  }).toPass()
  await expect(told).toContainText('Moved: no')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 120, middle.y + 60, { steps: 4 })
  await page.mouse.up()
  await page.mouse.click(middle.x, middle.y)
  await expect(told).toContainText('Pressed: nothing')
  await page.mouse.click(middle.x + 120, middle.y + 60)
  await expect(told).toContainText('Pressed: alone')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, 400)
  await expect(told).toContainText('Moved: yes')
  await page.getByRole('button', { name: 'Zoom in' }).click()
})
