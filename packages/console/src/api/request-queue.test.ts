import { expect, test } from 'vitest'
import { createRequestQueue } from './request-queue.ts'

test('[SHELL-07] at most the limit run at once, and the rest follow in order', async () => {
  const enqueue = createRequestQueue(() => 2)
  const started: string[] = []
  const gates = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => gates.set(name, () => resolve(name)))
  }
  const results = ['a', 'b', 'c', 'd'].map((name) => enqueue(task(name)))
  expect(started).toEqual(['a', 'b'])
  gates.get('b')?.()
  await results[1]
  expect(started).toEqual(['a', 'b', 'c'])
  gates.get('a')?.()
  gates.get('c')?.()
  await results[2]
  gates.get('d')?.()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

test('[SHELL-07] a failed request frees its slot', async () => {
  const enqueue = createRequestQueue(() => 1)
  const failing = enqueue(() => Promise.reject(new Error('boom')))
  const next = enqueue(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('boom')
  expect(await next).toBe('next')
})

test('[SHELL-07] a new limit applies from the next request on', async () => {
  let limit = 1
  const enqueue = createRequestQueue(() => limit)
  const gates: (() => void)[] = []
  const all = [1, 2, 3, 4].map(() => enqueue(() => new Promise<void>((resolve) => gates.push(resolve))))
  expect(gates).toHaveLength(1)
  limit = 3
  gates[0]?.()
  await all[0]
  expect(gates).toHaveLength(4)
})

test('a request that is aborted while it waits is never sent and frees its slot', async () => {
  const enqueue = createRequestQueue(() => 1)
  const sent: string[] = []
  let release = () => {}
  const first = enqueue(() => new Promise<void>((resolve) => (release = resolve)))
  const leaving = new AbortController()
  const aborted = enqueue(async () => sent.push('aborted'), leaving.signal)
  const last = enqueue(async () => sent.push('last'))
  leaving.abort(new Error('gone'))
  await expect(aborted).rejects.toThrow('gone')
  release()
  await Promise.all([first, last])
  expect(sent).toEqual(['last'])
})
