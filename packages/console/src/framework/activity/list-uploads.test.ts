import { createIntl } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { watched } from '../../api/upload-watch.ts'
import { currentActivities, forgetEnded } from './activity.ts'
import { listUploads } from './list-uploads.ts'

const listen = vi.fn()
const forget = vi.fn()

const file = new File(['bytes'], 'cirros.img')
listUploads(createIntl({ locale: 'en' }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', forget)
  forgetEnded()
})

test('an upload is listed, and the browser asks before leaving the page only while it runs', async () => {
  await watched(file, {}, async ({ onProgress }) => {
    onProgress?.(40)
    expect(currentActivities()).toMatchObject([{ title: null, subject: 'cirros.img', state: 'running', percent: 40 }])
    expect(listen).toHaveBeenCalledWith('beforeunload', expect.any(Function))
    expect(forget).not.toHaveBeenCalled()
  })
  expect(forget).toHaveBeenCalledWith('beforeunload', expect.any(Function))
  expect(currentActivities()).toMatchObject([{ state: 'done' }])
})

test('an upload can be stopped from the list', async () => {
  const sent = watched(
    { file },
    {},
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  currentActivities()[0]?.stop?.()
  await expect(sent).rejects.toThrow('aborted')
  expect(currentActivities()).toMatchObject([{ state: 'stopped', notes: [] }])
})

test("a refused upload keeps the service's error message", async () => {
  const error = new ApiError('Quota exceeded', {
    reason: 'refused',
    endpoint: 'PUT /',
    status: 413,
    requestId: 'req-9',
  })
  await expect(watched(file, {}, () => Promise.reject(error))).rejects.toBe(error)
  expect(currentActivities()).toMatchObject([
    { state: 'failed', notes: [{ message: 'Quota exceeded', requestId: 'req-9' }] },
  ])
})
