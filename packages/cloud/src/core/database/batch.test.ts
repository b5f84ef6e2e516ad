import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBatch } from './batch.ts'
import type { Batch } from './batch.ts'
import { openDb } from './db.ts'
import type { Db } from './db.ts'

let db: Db
let batch: Batch
const onFailure = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  db = openDb(':memory:')
  db.script('CREATE TABLE words (word TEXT UNIQUE)')
  batch = createBatch(db, onFailure)
})

const add = (word: string) => batch.run(() => db.run('INSERT INTO words VALUES (?)', word))
const words = () => db.all<{ word: string }>('SELECT word FROM words').map(({ word }) => word)

describe('one turn of the event loop', () => {
  test('is one transaction, and callbacks run after its commit', async () => {
    const events: string[] = []
    add('one')
    batch.afterCommit(() => events.push('one'))
    add('two')
    batch.afterCommit(() => events.push('two'))
    expect(events).toEqual([])
    expect(() => db.run('BEGIN')).toThrow('within a transaction')
    await turn()
    expect(events).toEqual(['one', 'two'])
    db.run('BEGIN')
  })

  test('runs the same preparation once before its commit', async () => {
    const prepare = vi.fn<() => void>(() => expect(() => db.run('BEGIN')).toThrow('within a transaction'))
    add('one')
    batch.beforeCommit(prepare)
    batch.beforeCommit(prepare)
    await turn()
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  test('rolls back work that throws, with its callbacks, and commits the rest', async () => {
    const events: string[] = []
    add('one')
    expect(() =>
      batch.run(() => {
        add('half')
        batch.afterCommit(() => events.push('half'))
        throw new Error('no')
      }),
    ).toThrow('no')
    add('two')
    expect(() => add('two')).toThrow('UNIQUE')
    await turn()
    expect(words()).toEqual(['one', 'two'])
    expect(events).toEqual([])
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('a full disk', () => {
  const done = vi.fn<() => void>()
  const lost = vi.fn<() => void>()
  beforeEach(() => vi.clearAllMocks())

  test('refuses a write without ending anything, and later ones succeed', async () => {
    const { page_count: pages } = db.get<{ page_count: number }>('PRAGMA page_count') ?? { page_count: 0 }
    db.script(`PRAGMA max_page_count = ${pages}`)
    let added = 0
    expect(() => {
      for (; added < 1000; added++) {
        add(`word ${added} `.repeat(100))
        batch.afterCommit(done, lost)
      }
    }).toThrow('full')
    await turn()
    expect(onFailure).not.toHaveBeenCalled()
    expect([words().length, done.mock.calls.length + lost.mock.calls.length]).toEqual([done.mock.calls.length, added])
    db.script('PRAGMA max_page_count = 100000')
    add('later')
    await turn()
    expect(words()).toContain('later')
  })

  test('that a commit meets undoes the whole turn and notifies all its callers', async () => {
    db.simulateFull(true)
    add('one')
    batch.afterCommit(done, lost)
    add('two')
    batch.afterCommit(done, lost)
    await turn()
    expect([words(), done.mock.calls.length, lost.mock.calls.length]).toEqual([[], 0, 2])
    db.simulateFull(false)
    add('three')
    await turn()
    expect(words()).toEqual(['three'])
    expect(onFailure).not.toHaveBeenCalled()
  })
})

test('a disk that fails is reported, and no request of that turn is acknowledged', async () => {
  const acknowledged = vi.fn<() => void>()
  add('one')
  batch.afterCommit(acknowledged)
  batch.beforeCommit(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
  })
  await turn()
  expect(onFailure).toHaveBeenCalled()
  expect(acknowledged).not.toHaveBeenCalled()
})
