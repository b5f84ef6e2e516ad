import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureApi } from './client.ts'
import { loadCell, saveCell } from './inline-cell.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const assign = vi.fn<(url: string) => void>()
const unauthorized = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { location: { assign } })
  configureApi({ base: '/cloud/', onUnauthorized: unauthorized })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const params = { id: 'p1', cell: 'name' }
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

test('[INLINE-02] the cell to edit is fetched with inline_edit_mod, and saved by a form at the same URL', async () => {
  const answer = { id: 'p1', cell_name: 'name', value: 'web', inline_edit_mod: true }
  fetched.mockImplementation(async () => json(200, answer))
  expect((await loadCell(params)).value).toBe('web')
  await saveCell(params, 'a & b')
  const [[loaded], [saved, sent]] = fetched.mock.calls as [[string], [string, RequestInit]]
  expect(loaded).toBe('/cloud/identity/projects/p1/cells/name/?inline_edit_mod=true')
  expect([saved, sent.method, String(sent.body)]).toEqual([
    '/cloud/identity/projects/p1/cells/name/',
    'POST',
    'name=a+%26+b',
  ])
})

test('[INLINE-01] the message of a 400 is the reason', async () => {
  fetched.mockResolvedValue(json(400, { message: 'At most 64 characters.' }))
  await expect(saveCell(params, 'x')).rejects.toMatchObject({ status: 400, message: 'At most 64 characters.' })
})

test('[INLINE-01] a 401 for one cell does not end the session', async () => {
  fetched.mockResolvedValue(json(401, { message: 'no' }))
  await expect(saveCell(params, 'x')).rejects.toMatchObject({ status: 401 })
  expect([assign.mock.calls, unauthorized.mock.calls]).toEqual([[], []])
})

test('[INLINE-02] a 401 with a location leads there, if it is a page of this site', async () => {
  fetched.mockResolvedValueOnce(json(401, 'not logged in', { 'x-horizon-location': '/cloud/auth/login/' }))
  await expect(loadCell(params)).rejects.toMatchObject({ status: 401 })
  expect(assign.mock.calls).toEqual([['/cloud/auth/login/']])
  fetched.mockResolvedValueOnce(json(401, 'not logged in', { 'x-horizon-location': 'https://elsewhere.example/' }))
  await expect(loadCell(params)).rejects.toMatchObject({ status: 401 })
  expect(assign).toHaveBeenCalledTimes(1)
})
