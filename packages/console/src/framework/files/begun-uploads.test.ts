import { beforeEach, expect, test, vi } from 'vitest'

const ann = { user: 'ann', project: 'demo' }
const upload = (id: string) => ({ type: 'OS::Swift::Object', id, part: 'u1', name: 'a.bin', place: id })

/** A new window: module state is gone, browser storage is not. */
async function newWindow() {
  vi.resetModules()
  return { ...(await import('./uploader.ts')), ...(await import('./begun-uploads.ts')) }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('[SWIFT-03] an upload that a closed window left unfinished is found by the next window', async () => {
  const first = await newWindow()
  first.uploadsAreOf(ann)
  first.rememberUpload(upload('box/lost'))
  first.rememberUpload(upload('box/done'))()
  expect(await first.interruptedUploads(ann)).toEqual([])
  // The browser closes the channels of a closed window.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
      close() {}
    },
  )
  const next = await newWindow()
  const broken = await next.interruptedUploads(ann)
  expect(broken).toMatchObject([{ id: 'box/lost', name: 'a.bin', ...ann }])
  expect(await next.interruptedUploads({ ...ann, project: 'other' })).toEqual([])
  expect(await next.interruptedUploads({ ...ann, user: 'bob' })).toEqual([])
  for (const one of broken) next.forgetUpload(one)
  expect(next.anyUploadsBegun()).toBe(false)
  vi.unstubAllGlobals()
})

test('[SWIFT-03] an upload that another window is still sending is not unfinished', async () => {
  const first = await newWindow()
  first.uploadsAreOf(ann)
  const done = first.rememberUpload(upload('box/on-its-way'))
  const next = await newWindow()
  expect(await next.interruptedUploads(ann)).toEqual([])
  done()
  expect(next.anyUploadsBegun()).toBe(false)
})
