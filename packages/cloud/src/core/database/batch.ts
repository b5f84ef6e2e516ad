import { isStorageFailure } from './db.ts'
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
  /** Runs the callback after this turn's commit. */
  afterCommit: (callback: () => void) => void
  /** Commits the open transaction now. */
  flush: () => void
}

/** Calls `onFailure` if the disk fails; the callbacks of that turn never run. */
export function createBatch(db: Db, onFailure: (error: unknown) => void): Batch {
  let callbacks: (() => void)[] = []
  const preparations = new Set<() => void>()
  let isOpen = false

  const begin = () => {
    if (isOpen) return
    db.run('BEGIN')
    isOpen = true
    setImmediate(commit)
  }

  const commit = () => {
    if (!isOpen) return
    isOpen = false
    const committed = callbacks
    callbacks = []
    try {
      for (const prepare of preparations) prepare()
      preparations.clear()
      db.run('COMMIT')
    } catch (error) {
      onFailure(error)
      return
    }
    for (const callback of committed) callback()
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
        else {
          callbacks.length = before
          db.run('ROLLBACK TO piece')
          db.run('RELEASE piece')
        }
        throw error
      }
    },
    beforeCommit(work) {
      begin()
      preparations.add(work)
    },
    afterCommit(callback) {
      begin()
      callbacks.push(callback)
    },
    flush: commit,
  }
}
