import { ConsolePage } from './support/console-page.ts'
import { startMeridian, type Meridian } from './support/meridian.ts'
import { OpenStack } from './support/openstack.ts'
import { expect, test } from './support/test.ts'

let meridian: Meridian
let cloud: OpenStack
test.beforeAll(async () => {
  meridian = await startMeridian('settings: { LIVE_STREAMS: 10 }\n')
  cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
})
test.afterAll(() => meridian.stop())

test('from Home, what others change is seen on open pages without a reload, and nothing else moves', async ({
  page,
}) => {
  let streams = 0
  page.on('request', (request) => (streams += Number(request.url().includes('/api/live/'))))
  const console = new ConsolePage(page, meridian.url)
  const live = page.getByRole('main').getByText('Live', { exact: true })
  await console.open('/')
  await console.fillSignIn('demo', 'demo')
  await console.openPlace('Images')
  await expect(live).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search images' })
  await search.fill('seen-')
  const { id: kept } = await cloud.queueImage('seen-by-all')
  const { id: gone } = await cloud.queueImage('seen-and-gone')
  await expect(console.row('seen-and-gone').getByText('Queued')).toBeVisible()
  await search.press('Escape')
  await console.row('seen-and-gone').getByRole('checkbox').check()
  await console.row('seen-by-all').getByRole('checkbox').check()
  await expect(page.getByText('2 selected')).toBeVisible()

  await cloud.upload(kept)
  await expect(console.row('seen-by-all').getByText('Active')).toBeVisible()
  await cloud.deleteImage(gone)
  await expect(console.row('seen-and-gone')).toHaveCount(0)
  // A selection never acts on a row that has gone; what was typed stays.
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(search).toHaveValue('seen-')

  await console.row('seen-by-all').getByRole('link', { name: 'seen-by-all' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'seen-by-all' })).toBeVisible()
  await cloud.send('PATCH', `/image/v2/images/${kept}`, [{ op: 'replace', path: '/name', value: 'seen-anew' }], {
    'content-type': 'application/openstack-images-v2.1-json-patch',
  })
  await expect(page.getByRole('heading', { level: 1, name: 'seen-anew' })).toBeVisible()
  // One stream at a time, and a new one when the page wants something else.
  expect(streams).toBeLessThan(10)

  // A service that cannot be followed: the list says how old its rows are, and goes on by itself.
  await console.openPlace('Networks')
  await expect(live).toBeVisible()
  await meridian.faults({ service: 'network', method: 'GET', path: '/v2.0/networks', status: 503 })
  await expect(page.getByRole('main').getByText(/^Updated /)).toBeVisible()
  await cloud.send('POST', '/network/v2.0/networks', { network: { name: 'made-meanwhile' } })
  await meridian.faults()
  await expect(console.row('made-meanwhile')).toBeVisible()
  await expect(live).toBeVisible()
})
