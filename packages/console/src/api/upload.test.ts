import { put } from '@meridian/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { putFile } from './classic-form.ts'
import { configureApi } from './client.ts'
import { upload } from './upload.ts'

/** A fake XMLHttpRequest, controlled by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  statusText = ''
  responseText = ''
  replyHeaders = ''
  sent: unknown
  opened: string[] = []
  constructor() {
    super()
    FakeXhr.last = this
  }
  open(...how: string[]) {
    this.opened = how
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return this.replyHeaders
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
  respond(status: number, body: string, replyHeaders = '') {
    Object.assign(this, { status, responseText: body, replyHeaders })
    this.dispatchEvent(new Event('load'))
  }
}

const store = put('/api/files/:name/', '', { bytes: 'in', result: z.object({ etag: z.string() }) })
const file = new Blob(['twelve bytes'])

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  configureApi({ base: '/cloud/', onUnauthorized: () => {} })
})

afterEach(() => void vi.unstubAllGlobals())

test('[SHELL-20] [IMAGE-06] a file is sent as bytes, with a rounded percentage', async () => {
  const onProgress = vi.fn()
  const done = upload(store, { params: { name: 'a b' } }, file, { onProgress })
  expect(FakeXhr.last.opened).toEqual(['PUT', '/cloud/api/files/a%20b/'])
  expect(FakeXhr.last.headers).toMatchObject({ 'X-CSRFToken': 't0ken', 'Content-Type': 'application/octet-stream' })
  FakeXhr.last.progress(1, 3)
  FakeXhr.last.progress(3, 3)
  FakeXhr.last.respond(200, '{"etag":"e"}')
  expect(await done).toEqual({ etag: 'e' })
  expect(onProgress.mock.calls).toEqual([[33], [100]])
})

test('[SHELL-06] a file that is sent with its own token has neither the ajax header nor our CSRF token', async () => {
  const done = putFile({ url: 'https://glance.example/v2/images/1/file', token: 'ticket' }, file)
  expect(FakeXhr.last.opened).toEqual(['PUT', 'https://glance.example/v2/images/1/file'])
  expect(FakeXhr.last.headers).toEqual({ 'Content-Type': 'application/octet-stream', 'X-Auth-Token': 'ticket' })
  FakeXhr.last.respond(204, '')
  await done
})

test('[SHELL-20] a file with other fields is sent as a form, the file last', async () => {
  void upload(store, { params: { name: 'a' } }, { file, note: 'hello' })
  const form = FakeXhr.last.sent as FormData
  expect([...form.keys()]).toEqual(['note', 'file'])
  expect(FakeXhr.last.headers).not.toHaveProperty('Content-Type')
})

test("a refused upload has the service's message and the request id", async () => {
  const done = upload(store, { params: { name: 'a' } }, file)
  FakeXhr.last.respond(413, '"The file is too large."', 'x-openstack-request-id: req-7\r\n')
  await expect(done).rejects.toMatchObject({ message: 'The file is too large.', status: 413, requestId: 'req-7' })
})

test('an upload can be stopped', async () => {
  const stop = new AbortController()
  const done = upload(store, { params: { name: 'a' } }, file, { signal: stop.signal })
  stop.abort(new Error('stopped by the user'))
  await expect(done).rejects.toThrow('stopped by the user')
})
