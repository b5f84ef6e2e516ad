import type { Segment } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import { sendSegments, uploadIdOf, type SegmentStore } from './send-object.ts'

/** A store in memory that can fail at one segment. */
function memory(brokenAt = Infinity) {
  let breaksAt = brokenAt
  const stored: Segment[] = []
  const bytes: string[] = []
  const puts: number[] = []
  let whole: string | null = null
  const store: SegmentStore = {
    begin: async () => ({ segment_size: 4, stored: [...stored] }),
    put: async (index, part, { onProgress }) => {
      if (index === breaksAt) throw new Error('lost')
      puts.push(index)
      onProgress?.(50)
      bytes[index] = await part.text()
      stored.push({ index, etag: `etag-${index}`, bytes: part.size })
      return { etag: `etag-${index}` }
    },
    complete: async (segments) => {
      expect(segments.map(({ etag }) => etag)).toEqual(segments.map(({ index }) => `etag-${index}`))
      whole = segments.map(({ index }) => bytes[index]).join('')
    },
  }
  return { store, puts, heal: () => (breaksAt = Infinity), whole: () => whole }
}

const file = new Blob(['abcdefghij'])

test('[SWIFT-03] a large file is sent in segments, with progress', async () => {
  const { store, puts, whole } = memory()
  const progress: number[] = []
  await sendSegments(file, store, { onProgress: (percent) => progress.push(percent) })
  expect(puts).toEqual([0, 1, 2])
  expect(whole()).toBe('abcdefghij')
  expect(progress).toEqual([20, 40, 60, 80, 90, 100])
})

test('[SWIFT-03] an interrupted upload continues where it stopped', async () => {
  const { store, puts, heal, whole } = memory(2)
  await expect(sendSegments(file, store, {})).rejects.toThrow('lost')
  expect(whole()).toBeNull()
  heal()
  await sendSegments(file, store, {})
  expect(puts).toEqual([0, 1, 2])
  expect(whole()).toBe('abcdefghij')
})

test('[SWIFT-03] a lost connection is retried, a refusal is not', async () => {
  vi.useFakeTimers()
  const { store, puts, whole } = memory()
  const failing = (reason: 'unreachable' | 'refused', status: number) => {
    let left = 2
    return {
      ...store,
      put: vi.fn<SegmentStore['put']>(async (...args) => {
        if (left > 0) {
          left -= 1
          throw new ApiError('no', { reason, endpoint: 'PUT', status })
        }
        return store.put(...args)
      }),
    }
  }
  const sending = sendSegments(file, failing('unreachable', 0), {})
  await vi.advanceTimersByTimeAsync(5000)
  await sending
  expect([puts, whole()]).toEqual([[0, 1, 2], 'abcdefghij'])
  const full = failing('refused', 413)
  await expect(
    sendSegments(new Blob(['other file']), { ...full, begin: async () => ({ segment_size: 4, stored: [] }) }, {}),
  ).rejects.toThrow('no')
  expect(full.put).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('[SWIFT-03] a segment of another length is sent again', async () => {
  const { store, whole } = memory()
  const odd: SegmentStore = {
    ...store,
    begin: async () => ({ segment_size: 4, stored: [{ index: 0, etag: 'other', bytes: 3 }] }),
  }
  await sendSegments(file, odd, {})
  expect(whole()).toBe('abcdefghij')
})

test('[SWIFT-03] stopping prevents the object from being created', async () => {
  const { store, puts, whole } = memory()
  const stop = new AbortController()
  const sending = sendSegments(file, store, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(sending).rejects.toThrow()
  expect(puts).toEqual([0])
  expect(whole()).toBeNull()
})

test('[SWIFT-03] the same file has the same id, another file another one', () => {
  const made = (name: string, lastModified: number) => uploadIdOf(new File(['abc'], name, { lastModified }))
  expect(made('ü?/#.iso', 1)).toBe(made('ü?/#.iso', 1))
  expect(made('ü?/#.iso', 1)).toMatch(/^[\w-]{1,64}$/)
  expect(made('a.iso', 1)).not.toBe(made('b.iso', 1))
  expect(made('a.iso', 1)).not.toBe(made('a.iso', 2))
})
