import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Image } from '@meridian/contract'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterAll(() => meridian.stop())

const list = async (browser: Browser, query = ''): Promise<Image[]> =>
  (await browser.get(`/api/glance/images/${query}`)).json().items

describe('[API-GLANCE] images', () => {
  test('the list is complete, newest first', async () => {
    const images = await list(demo)
    expect(images.length).toBeGreaterThan(5)
    const created = images.map((image) => image.created_at)
    expect(created).toEqual(created.toSorted().toReversed())
  })

  test('pages by marker together are the full list', async () => {
    const whole = await list(demo)
    const paged: Image[] = []
    let more = true
    while (more) {
      const marker = paged.at(-1)?.id
      const page = (await demo.get(`/api/glance/images/?paginate=true${marker ? `&marker=${marker}` : ''}`)).json()
      expect(page.has_prev_data).toBe(marker !== undefined)
      paged.push(...page.items)
      more = page.has_more_data
    }
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  })

  test("a page without a size has the size of the user's cookie", async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const sizeOf = async (query: string) => (await browser.get(`/api/glance/images/?${query}`)).json().items.length
    browser.cookies.set('API_RESULT_PAGE_SIZE', '3')
    expect(await sizeOf('paginate=true')).toBe(3)
    expect(await sizeOf('paginate=true&page_size=2')).toBe(2)
    expect(await sizeOf('')).toBeGreaterThan(3)
    browser.cookies.set('API_RESULT_PAGE_SIZE', '0 or more')
    expect(await sizeOf('paginate=true')).toBeGreaterThan(3)
  })

  test('filters are passed to Glance, also by their older names', async () => {
    const publicOnes = await list(demo, '?is_public=public')
    expect(publicOnes.length).toBeGreaterThan(0)
    expect(publicOnes.every((image) => image.is_public)).toBe(true)
    expect(await list(demo, '?is_public=True')).toEqual(publicOnes)
    expect((await list(demo, '?is_public=False')).every((image) => !image.is_public)).toBe(true)
    expect(await list(demo, '?name=no-such-image')).toEqual([])
  })

  test('one is shown with its custom properties, with and without the trailing slash', async () => {
    const [first] = await list(demo)
    const slashed = await demo.get(`/api/glance/images/${first?.id}/`)
    const bare = await demo.get(`/api/glance/images/${first?.id}`)
    expect(bare.json()).toEqual(slashed.json())
    expect(slashed.json()).toMatchObject({ id: first?.id, properties: { file: expect.any(String) } })
  })

  test('an unchanged response is a 304', async () => {
    const { headers } = await demo.get('/api/glance/images/')
    const again = await demo.get('/api/glance/images/', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('a deleted image is gone', async () => {
    const session = (await demo.get('/api/keystone/user-session/')).json()
    const mine = (await list(demo)).find((image) => image.owner === session.project_id && !image.protected)
    expect((await demo.delete(`/api/glance/images/${mine?.id}/`)).statusCode).toBe(204)
    const gone = await demo.get(`/api/glance/images/${mine?.id}/`)
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toContain(mine?.id)
  })

  test("Glance's error has its status, message and request id", async () => {
    const isProtected = (await list(demo)).find((image) => image.protected)
    const answer = await demo.delete(`/api/glance/images/${isProtected?.id}/`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toContain('protected')
    expect(answer.headers['x-openstack-request-id']).toMatch(/^req-/)
  })

  test("a project does not see another project's private images, not even the administrators'", async () => {
    const admin = meridian.browser()
    await admin.signIn('admin')
    const idsOf = async (browser: Browser, query = '') =>
      (await browser.get(`/api/glance/images/${query}`)).json().items.map(({ id }: { id: string }) => id)
    const everything = await idsOf(admin, '?all_projects=true')
    const [ofAdmin, ofDemo] = [await idsOf(admin), await idsOf(demo)]
    const onlyOfDemo = ofDemo.filter((id: string) => !ofAdmin.includes(id))
    expect(onlyOfDemo.length).toBeGreaterThan(0)
    expect(everything).toEqual(expect.arrayContaining([...ofAdmin, ...ofDemo]))
    // Page by page it is the same list.
    const paged: string[] = []
    for (let more = true; more;) {
      const marker = paged.length > 0 ? `&marker=${paged.at(-1)}` : ''
      const page = (await admin.get(`/api/glance/images/?paginate=true&page_size=2${marker}`)).json()
      paged.push(...page.items.map(({ id }: { id: string }) => id))
      more = page.has_more_data
    }
    expect(paged).toEqual(ofAdmin)
  })

  test.each(['..', '%2e%2e%2f%2e%2e', 'a%2fb', '%00', '%zz', 'x'.repeat(900)])(
    'the odd id %j is a client error',
    async (id) => {
      const { statusCode } = await demo.get(`/api/glance/images/${id}/`)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    },
  )
})
