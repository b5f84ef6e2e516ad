import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createPlan } from './create-plan.ts'

test('1,000 steps: at most ten at once, an honest total at every change, and no memory per change', async () => {
  let running = 0
  let most = 0
  const work = async (n: number) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (n % 10 === 3) throw new Error('refused')
  }
  const plan = createPlan(
    Array.from({ length: 1000 }, (_, n) => ({ id: `${n}`, label: `${n}`, final: n % 2 === 0, run: () => work(n) })),
    { atOnce: 1000 },
  )
  let changes = 0
  const totals = new Set<number>()
  plan.subscribe(() => {
    changes += 1
    totals.add(Object.values(plan.view().counts).reduce((sum, count) => sum + count, 0))
  })
  const { counts } = await plan.run()
  expect(most).toBe(10)
  expect([...totals]).toEqual([1000])
  expect(counts).toMatchObject({ done: 900, failed: 100 })
  // One change per step that ends, and few besides: what listens does not do a multiple of the work.
  expect(changes).toBeLessThan(1100)
  expect(plan.steps.filter(({ error }) => error !== undefined)).toHaveLength(100)
})

/** The used memory after a collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('1,000 deletions: progress within 100 ms of the start and of each reply; replies leave nothing in memory', async () => {
  const REPLY_BYTES = 20_000
  const delays: number[] = []
  let repliedAt = Date.now()
  const heap: number[] = []
  const plan = createPlan(
    Array.from({ length: 1000 }, (_, n) => ({
      id: `${n}`,
      label: `${n}`,
      final: true,
      run: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (n === 100 || n === 900) heap.push(heapUsed())
        repliedAt = Date.now()
        return 'x'.repeat(REPLY_BYTES) + n
      },
    })),
  )
  plan.subscribe(() => delays.push(Date.now() - repliedAt))
  const end = plan.run()
  // The first steps are shown as running before anything is awaited.
  expect(plan.view().counts).toMatchObject({ running: 10, waiting: 990 })
  expect((await end).counts.done).toBe(1000)
  expect(Math.max(...delays)).toBeLessThan(100)
  const [early = 0, late = 0] = heap
  // 800 replies lie between; a tenth of them would be seen.
  expect(late - early).toBeLessThan((REPLY_BYTES * 800) / 10)
})
