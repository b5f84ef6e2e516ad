import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Plain JavaScript, which has no types. */
const SCRIPT: string = './early-request.js'
const LIST = '/cloud/api/nova/servers/?paginate=true'
const SESSION = { project_id: 'p1', domain_id: null, services_region: 'north' }

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let tab: Map<string, string>
let browser: Map<string, string>

const storage = (of: () => Map<string, string>) => ({
  getItem: (key: string) => of().get(key) ?? null,
  setItem: (key: string, value: string) => of().set(key, value),
})

beforeEach(() => {
  browser = new Map()
  tab = new Map()
  vi.stubGlobal(
    'localStorage',
    storage(() => browser),
  )
  vi.stubGlobal(
    'sessionStorage',
    storage(() => tab),
  )
  vi.stubGlobal('location', { pathname: '/cloud/project/instances', search: '' })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json('early'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  globalThis.meridianEarly = undefined
})

/** Opens a page as a browser does: first the script in its head, then the console's code. */
async function open(session: object | null = SESSION) {
  vi.resetModules()
  const content = JSON.stringify({ base: '/cloud/', session })
  vi.stubGlobal('document', { querySelector: () => ({ content }) })
  await import(SCRIPT)
  return (await import('./early.ts')).takeEarlyResponse
}

test('the main request of a page is sent at once when the page is opened again, in the project of the session', async () => {
  const first = await open()
  expect(first(LIST)).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
  const second = await open()
  expect(fetched.mock.calls[0]?.[0]).toBe(LIST)
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({
    'X-Requested-With': 'XMLHttpRequest',
    'X-Meridian-project': 'p1',
    'X-Meridian-region': 'north',
  })
  expect(await (await second(LIST))?.json()).toBe('early')
  expect(second(LIST)).toBeUndefined()
})

test('a tab with another scope sends its request there, and ignores a response of another project', async () => {
  void (await open())(LIST)
  tab.set('meridian.scope', '{"project":"p2"}')
  const take = await open()
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Meridian-project': 'p2' })
  tab.set('meridian.scope', '{"project":"p3"}')
  expect(take(LIST)).toBeUndefined()
})

test('a page with another main request than before ignores the response, and stores the new address', async () => {
  void (await open())(LIST)
  const take = await open()
  expect(take(`${LIST}&name=web`)).toBeUndefined()
  await open()
  expect(fetched.mock.lastCall?.[0]).toBe(`${LIST}&name=web`)
})

test('nothing is requested without a session, for another site, or with invalid storage', async () => {
  void (await open())(LIST)
  await open(null)
  browser.set('meridian.early', '{"/cloud/project/instances":"https://elsewhere.example/api/"}')
  await open()
  browser.set('meridian.early', '[')
  const take = await open()
  expect(fetched).not.toHaveBeenCalled()
  expect(take(LIST)).toBeUndefined()
})

test('the oldest pages are dropped', async () => {
  for (let page = 0; page < 50; page += 1) {
    vi.stubGlobal('location', { pathname: `/cloud/${page}`, search: '' })
    void (await open())(LIST)
  }
  const stored = Object.keys(JSON.parse(browser.get('meridian.early') ?? '{}') as object)
  expect(stored).toHaveLength(40)
  expect(stored.at(-1)).toBe('/cloud/49')
})
