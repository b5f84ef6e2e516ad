import { isDiskFull, isStorageFailure } from './db.ts'
import type { Db } from './db.ts'

/**
 * Group commit. All requests of an event-loop turn share one transaction, each with its own savepoint. It is committed at
 * the end of the turn, and then the callbacks send the responses. One fsync serves all requests of the turn; a turn that only
 * read needs none.
 */
export interface Batch {
  /** Runs `work` at once; rolls back its writes if it throws. */
  run: <T>(work: () => T) => T
  /** Runs `work` once before this turn's commit, for example to sync a directory. */
  beforeCommit: (work: () => void) => void
  /** Runs the callback after this turn's commit, or `onLost` if the disk was full and all writes of it were undone. */
  afterCommit: (callback: () => void, onLost?: (error: unknown) => void) => void
  /** Commits the open transaction now. */
  flush: () => void
}

interface Waiting {
  done: () => void
  lost?: (error: unknown) => void
}

/**
 * Calls `onFailure` if the disk fails; the callbacks of that turn never run. On a full disk the turn is undone and its
 * callers are notified; the next turn can succeed.
 */
export function createBatch(db: Db, onFailure: (error: unknown) => void): Batch {
  let callbacks: Waiting[] = []
  const preparations = new Set<() => void>()
  let isOpen = false

  const begin = () => {
    if (isOpen) return
    db.run('BEGIN')
    isOpen = true
    setImmediate(commit)
  }

  const end = () => {
    isOpen = false
    const waiting = callbacks
    callbacks = []
    preparations.clear()
    return waiting
  }

  const undo = (error: unknown) => {
    const waiting = end()
    if (db.isInTransaction()) db.run('ROLLBACK')
    for (const { lost } of waiting) lost?.(error)
  }

  const commit = () => {
    if (!isOpen) return
    try {
      for (const prepare of preparations) prepare()
      db.run('COMMIT')
    } catch (error) {
      if (isDiskFull(error)) undo(error)
      else {
        end()
        onFailure(error)
      }
      return
    }
    for (const { done } of end()) done()
  }

  /** SQLite may have undone the whole transaction, with the writes of the turn's other requests. */
  const rollBack = (error: unknown, before: number) => {
    if (!db.isInTransaction()) {
      undo(error)
      return
    }
    callbacks.length = before
    db.run('ROLLBACK TO piece')
    db.run('RELEASE piece')
  }

  return {
    run(work) {
      begin()
      const before = callbacks.length
      db.run('SAVEPOINT piece')
      try {
        const result = work()
        db.run('RELEASE piece')
        return result
      } catch (error) {
        if (isStorageFailure(error)) onFailure(error)
        else rollBack(error, before)
        throw error
      }
    },
    beforeCommit(work) {
      begin()
      preparations.add(work)
    },
    afterCommit(done, lost) {
      begin()
      callbacks.push({ done, lost })
    },
    flush: commit,
  }
}
