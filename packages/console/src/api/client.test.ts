import { classic, del, get, glance, patch, post, put, shell } from '@meridian/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ApiError } from './api-error.ts'
import { sendUnlisted, configureApi } from './client.ts'
import { leaveUnauthorized } from './end-session.ts'
import { setTabScope } from './tab-scope.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const onUnauthorized = vi.fn()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { cookie: 'theme=dark; csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', fetched)
  configureApi({ base: '/cloud/', onUnauthorized })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const version = get('/api/version/', '', { result: z.object({ version: z.string() }) })

test('[SHELL-06] a request has the CSRF token, the ajax header and JSON, under the base path', async () => {
  fetched.mockResolvedValue(Response.json({ allowed: true }))
  expect(await sendUnlisted(shell.policy, { body: { rules: [['image', 'delete_image']] } })).toEqual({ allowed: true })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/cloud/api/policy/')
  expect(init?.headers).toEqual({
    'X-CSRFToken': 't0ken',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  })
  expect(init?.body).toBe('{"rules":[["image","delete_image"]]}')
})

test.each([
  ['GET', get],
  ['POST', post],
  ['PATCH', patch],
  ['PUT', put],
  ['DELETE', del],
] as const)('[SHELL-20] %s is sent to its path under the web root', async (method, make) => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await sendUnlisted(make('/api/things/', ''))
  expect(fetched.mock.calls[0]).toMatchObject(['/cloud/api/things/', { method }])
})

test('a tab with its own project and region sends them with each request', async () => {
  fetched.mockResolvedValue(Response.json({ version: '2' }))
  setTabScope({ project: 'p1', region: 'north' })
  await sendUnlisted(version)
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Meridian-Project': 'p1', 'X-Meridian-Region': 'north' })
})

test('[MODAL-03] an item whose id cannot be part of a URL is not found', async () => {
  for (const id of ['', '.', '..'])
    await expect(sendUnlisted(glance.imageView, { params: { id } })).rejects.toMatchObject({
      reason: 'refused',
      status: 404,
    })
  expect(fetched).not.toHaveBeenCalled()
})

test("an error has the service's message, status and request id", async () => {
  const headers = { 'x-openstack-request-id': 'req-1', 'x-request-id': 'ours' }
  fetched.mockResolvedValue(Response.json('Image is protected.', { status: 403, headers }))
  const error = await sendUnlisted(glance.imageDelete, { params: { id: 'i1' } }).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: 'Image is protected.',
    status: 403,
    requestId: 'req-1',
    endpoint: 'DELETE /api/glance/images/:id/',
  })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('[SHELL-08] a 401 ends the session', async () => {
  fetched.mockResolvedValue(Response.json('not logged in', { status: 401 }))
  await expect(sendUnlisted(version)).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('[INLINE-02] a 401 that names a page of this site leads there; other sites are not followed', async () => {
  const unauthorized = (location: string) =>
    Response.json('not logged in', { status: 401, headers: { 'x-horizon-location': location } })
  const samples = { query: { meter: 'cpu', date_options: '7' } } as const
  fetched.mockResolvedValueOnce(unauthorized('/cloud/auth/login/?next=/cloud/admin/metering/'))
  await expect(sendUnlisted(classic.meterSamples, samples)).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenLastCalledWith('/cloud/auth/login/?next=/cloud/admin/metering/')
  fetched.mockResolvedValueOnce(unauthorized('//evil.example/'))
  await expect(sendUnlisted(classic.meterSamples, samples)).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenLastCalledWith(null)
})

test('[INLINE-02] following a page that was named does not sign out', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: '/cloud/admin/metering/', search: '', replace })
  await leaveUnauthorized('/cloud/', '/cloud/elsewhere')
  expect(replace).toHaveBeenLastCalledWith('/cloud/elsewhere')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await leaveUnauthorized('/cloud/', null)
  expect(fetched.mock.calls[0]?.[0]).toBe('/cloud/auth/logout/')
  expect(replace).toHaveBeenLastCalledWith(expect.stringContaining('next=%2Fcloud%2Fadmin%2Fmetering%2F'))
})

test('[SHELL-07] the first requests already keep to the configured limit', async () => {
  configureApi({ base: '/cloud/', onUnauthorized, atOnce: 2 })
  const answers: ((response: Response) => void)[] = []
  fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const all = Promise.all([1, 2, 3, 4].map(() => sendUnlisted(version)))
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.(Response.json({ version: '2' }))
  await expect.poll(() => answers).toHaveLength(3)
  for (const answer of answers.slice(1)) answer(Response.json({ version: '2' }))
  await expect.poll(() => answers).toHaveLength(4)
  answers.at(-1)?.(Response.json({ version: '2' }))
  await all
})

test('an unreachable server and an invalid response are different errors', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sendUnlisted(version)).rejects.toMatchObject({ reason: 'unreachable', status: 0 })
  fetched.mockResolvedValueOnce(Response.json({ version: 2 }))
  await expect(sendUnlisted(version)).rejects.toMatchObject({ reason: 'unreadable' })
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(sendUnlisted(version)).rejects.toMatchObject({ reason: 'refused', message: '502 Bad Gateway' })
})

test('an aborted request is not a failure of the server', async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const leaving = new AbortController()
  const going = sendUnlisted(version, {}, { signal: leaving.signal })
  leaving.abort()
  await expect(going).rejects.toMatchObject({ name: 'AbortError' })
})

test('an early request that times out fails as any other request', async () => {
  vi.stubGlobal('location', { pathname: '/cloud/project/instances', search: '' })
  const tooLate = Promise.reject(new DOMException('late', 'TimeoutError'))
  tooLate.catch(() => {})
  globalThis.meridianEarly = { address: '/cloud/api/version/', scope: '{}', isOwn: true, response: tooLate }
  const error = await sendUnlisted(version, {}, { main: true }).catch((e: unknown) => e)
  expect(error).toMatchObject({ reason: 'timeout' })
  expect(fetched).not.toHaveBeenCalled()
})
