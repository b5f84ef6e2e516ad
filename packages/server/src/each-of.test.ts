import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

const things = Array.from({ length: 20 }, (_, index) => index)

test('nothing more is begun once the result is not wanted', async () => {
  const begun: number[] = []
  const results = await eachOf(
    things,
    async (thing) => begun.push(thing),
    () => begun.length < 10,
  )
  expect(begun.length).toBeLessThan(things.length)
  expect(results).toHaveLength(begun.length)
})

test('all are tried before the first error is thrown', async () => {
  const tried: number[] = []
  const act = async (thing: number) => {
    tried.push(thing)
    if (thing === 3) throw new Error('three')
  }
  await expect(eachOf(things, act)).rejects.toThrow('three')
  expect(tried).toEqual(things)
})
