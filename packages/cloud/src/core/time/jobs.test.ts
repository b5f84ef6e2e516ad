import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBatch } from '../database/batch.ts'
import { openDb } from '../database/db.ts'
import type { Db } from '../database/db.ts'
import { migrate } from '../database/migrate.ts'
import { createClock } from './clock.ts'
import type { ClockMode } from './clock.ts'
import { createJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

let db: Db
let jobs: Jobs
const done: string[] = []
const log = vi.fn<(line: string) => void>()

/** Jobs record their kind; `fail` throws, and `a+b` schedules `b` in ten seconds. */
function open(mode: ClockMode) {
  const clock = createClock(mode)
  const batch = createBatch(db, (error) => {
    throw error
  })
  jobs = createJobs(
    db,
    batch,
    clock,
    (service, kind, payload) => {
      const [first, next] = kind.split('+', 2)
      if (kind === 'fail') throw new Error('no')
      done.push(`${service} ${first} ${JSON.stringify(payload)}`)
      if (next) jobs.add(service, 10, next, payload)
    },
    log,
  )
  const add = (seconds: number, kind: string) => batch.run(() => jobs.add('image', seconds, kind, { id: 1 }))
  return { add, flush: batch.flush }
}

beforeEach(() => {
  done.length = 0
  db = openDb(':memory:')
  migrate(db, 'kernel', new URL('../kernel/schema.sql', import.meta.url))
})
afterEach(() => jobs.stop())

describe('with a manual clock', () => {
  test('a job runs when it is due, and jobs that it schedules when they are due', () => {
    const { add } = open('manual')
    jobs.start()
    add(5, 'build+boot')
    jobs.advance(4)
    expect(done).toEqual([])
    jobs.advance(1)
    expect(done).toEqual(['image build {"id":1}'])
    jobs.advance(100)
    expect(done).toEqual(['image build {"id":1}', 'image boot {"id":1}'])
  })

  test('jobs run in the order of their due times', () => {
    const { add } = open('manual')
    jobs.start()
    add(9, 'late')
    add(1, 'early')
    jobs.advance(10)
    expect(done.map((line) => line.split(' ')[1])).toEqual(['early', 'late'])
  })

  test('a failed job is logged once and not retried', () => {
    const { add } = open('manual')
    jobs.start()
    add(1, 'fail')
    add(2, 'after')
    jobs.advance(3)
    expect(done).toEqual(['image after {"id":1}'])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Job image/fail failed: Error: no'))
  })
})

test('an instant clock runs all jobs right after the request', async () => {
  const { add } = open('instant')
  jobs.start()
  add(3600, 'build+boot')
  expect(done).toEqual([])
  await vi.waitUntil(() => done.length === 2)
  expect(db.get('SELECT * FROM kernel_jobs')).toBeUndefined()
})

test('an instant clock keeps the order of jobs that schedule jobs', async () => {
  const { add } = open('instant')
  jobs.start()
  add(1, 'look+again') // schedules a job that is due ten seconds later
  add(2, 'create')
  await vi.waitUntil(() => done.length === 3)
  expect(done.map((line) => line.split(' ')[1])).toEqual(['look', 'create', 'again'])
})

test('a long chain of jobs lets requests in between', async () => {
  const { add } = open('instant')
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 300)) // what each job takes
  try {
    jobs.start()
    add(1, 'first+second')
    for (let count = 0; count < 20; count++) add(2, `job-${count}`)
    let turns = 0
    for (; done.length < 22; turns++) await turn()
    expect(turns).toBeGreaterThan(4)
  } finally {
    clock.mockRestore()
  }
})

test('a real clock waits', async () => {
  const { add } = open('real')
  jobs.start()
  add(0.03, 'build')
  await turn()
  expect(done).toEqual([])
  await vi.waitUntil(() => done.length === 1)
})

test('pending jobs run after a restart', () => {
  const { add, flush } = open('manual')
  add(0, 'build')
  flush()
  jobs.stop()
  expect(done).toEqual([])
  open('real')
  jobs.start()
  expect(done).toEqual(['image build {"id":1}'])
})
