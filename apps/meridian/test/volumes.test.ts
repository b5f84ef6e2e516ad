import type { Volume } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
let attached: Volume
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
  const volumes: Volume[] = (await demo.get('/api/cinder/volumes/?status=in-use')).json().items
  attached = volumes.find(({ attachments }) => attachments.length > 0) as Volume // the demo project has some
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

const seen = async () => (await demo.get(`/api/cinder/volumes/${attached.id}`)).json()

describe('[API-CINDER] an attached volume', () => {
  test('names its server', async () => {
    const [attachment] = (await seen()).attachments
    const server = (await demo.get(`/api/nova/servers/${attachment.server_id}`)).json()
    expect(attachment.instance_name).toBe(server.name)
  })

  test('is shown without the name while Nova is dead, and says so', async () => {
    await meridian.faults({ service: 'compute', drop: true })
    const volume = await seen()
    expect(volume.attachments[0]).toMatchObject({ instance_name: attached.attachments[0]?.server_id })
    expect(volume.gaps).toContainEqual(expect.objectContaining({ service: 'compute' }))
  })

  test('is listed whatever becomes of Nova', async () => {
    await meridian.faults({ service: 'compute', drop: true })
    const { items, gaps } = (await demo.get('/api/cinder/volumes/')).json()
    expect(items.map(({ id }: Volume) => id)).toContain(attached.id)
    expect(gaps).toBeUndefined()
  })
})

test('[API-CINDER] pages by marker add up to the whole list', async () => {
  const whole: Volume[] = (await demo.get('/api/cinder/volumes/')).json().items
  const paged: Volume[] = []
  let more = true
  while (more) {
    const after = paged.length > 0 ? `&marker=${paged.at(-1)?.id}` : ''
    const page = (await demo.get(`/api/cinder/volumes/?paginate=true&page_size=3${after}`)).json()
    expect(page.has_prev_data).toBe(paged.length > 0)
    paged.push(...page.items)
    more = page.has_more_data
  }
  expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
})
