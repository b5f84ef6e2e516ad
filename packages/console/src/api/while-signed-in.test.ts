import { get, post } from '@meridian/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { postClassicForm } from './classic-form.ts'
import { sendUnlisted, configureApi } from './client.ts'
import { saveCell } from './inline-cell.ts'
import { holdPageWhile } from './unsaved.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const onUnauthorized = vi.fn()
const renew = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', fetched)
  renew.mockResolvedValue()
  configureApi({ base: '/cloud/', onUnauthorized, renew })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const list = get('/api/things/', '', { result: z.object({ items: z.array(z.string()) }) })
const create = post('/api/things/', '', { body: z.object({ name: z.string() }), result: z.object({}) })

const ended = () =>
  Response.json('not logged in', {
    status: 401,
    headers: { logout: 'True', 'x-horizon-location': '/cloud/auth/login/' },
  })

/** What was sent: all of it twice, once before and once after the new sign-in. */
const sent = () => fetched.mock.calls.map(([url, { method, body }]) => [method, url, String(body)])

test('[SHELL-08] a page that would lose nothing is left at the end of the session', async () => {
  fetched.mockImplementation(async () => ended())
  await expect(sendUnlisted(list)).rejects.toMatchObject({ status: 401 })
  await expect(sendUnlisted(create, { body: { name: 'asked' } }, { reads: true })).rejects.toMatchObject({
    status: 401,
  })
  expect(renew).not.toHaveBeenCalled()
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a change is sent again as it was when the user has signed in over the page', async () => {
  fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(Response.json({}))
  await sendUnlisted(create, { body: { name: 'web-1' } })
  const one = ['POST', '/cloud/api/things/', '{"name":"web-1"}']
  expect(sent()).toEqual([one, one])
  expect(renew).toHaveBeenCalledOnce()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a list waits for the new sign-in while a form has unsaved input, or a change is on its way', async () => {
  const release = holdPageWhile(() => true)
  fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(Response.json({ items: ['a'] }))
  expect(await sendUnlisted(list)).toEqual({ items: ['a'] })
  release()

  const { promise: signedIn, resolve: signIn } = Promise.withResolvers<void>()
  renew.mockReturnValue(signedIn)
  fetched.mockImplementation(async () => ended())
  const [changed, read] = [sendUnlisted(create, { body: { name: 'web-1' } }), sendUnlisted(list)]
  await expect.poll(() => renew).toHaveBeenCalledTimes(3)
  fetched.mockImplementation(async (_url, { method }) => Response.json(method === 'POST' ? {} : { items: ['b'] }))
  signIn()
  expect([await changed, await read]).toEqual([{}, { items: ['b'] }])
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a request that is refused again is not repeated for ever: the page is left', async () => {
  fetched.mockImplementation(async () => ended())
  await expect(sendUnlisted(create, { body: { name: 'web-1' } })).rejects.toMatchObject({ status: 401 })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('[MODAL-02] a classic form and a cell are sent again, too; a 401 about one operation is its answer', async () => {
  fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(new Response('{}'))
  const fields = new URLSearchParams({ name: 'vol-1' })
  expect(await postClassicForm({ action: 'project/volumes/create', fields })).toMatchObject({ loggedOut: false })
  fetched.mockResolvedValueOnce(ended()).mockResolvedValueOnce(Response.json({ value: 'new' }, { status: 500 }))
  await saveCell({ id: 'p1', cell: 'name' }, 'new').catch(() => null)
  expect(sent().map(([, , body]) => body)).toEqual(['name=vol-1', 'name=vol-1', 'name=new', 'name=new'])
  fetched.mockResolvedValueOnce(Response.json({ message: 'not yours' }, { status: 401 }))
  await expect(saveCell({ id: 'p1', cell: 'name' }, 'new')).rejects.toMatchObject({ status: 401 })
  expect(renew).toHaveBeenCalledTimes(2)
})
