import { isStorageFailure } from './db.ts'
import type { Db } from './db.ts'

/**
 * Group commit. Work runs at once inside the transaction that is open in this turn of the event loop, each piece
 * under a savepoint of its own; the transaction is committed at the end of the turn, and only then do the callbacks
 * run that send the replies. One fsync serves all requests of a turn, and a turn that only read pays none.
 */
export interface Batch {
  /** Runs `work`; what it wrote is undone when it throws. */
  run: <T>(work: () => T) => T
  /** Has done, once and before this turn's commit, what the rows rely on: a directory that names their files. */
  beforeCommit: (work: () => void) => void
  /** Calls back once everything that has run so far is on disk. */
  afterCommit: (callback: () => void) => void
  /** Commits what is open, now. */
  flush: () => void
}

/** `onFailure` is told when the disk refuses: callbacks of that turn never run. */
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
    const settled = callbacks
    callbacks = []
    try {
      for (const prepare of preparations) prepare()
      preparations.clear()
      db.run('COMMIT')
    } catch (error) {
      onFailure(error)
      return
    }
    for (const callback of settled) callback()
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
