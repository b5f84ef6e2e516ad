import type { Batch } from '../database/batch.ts'
import { isDiskFull } from '../database/db.ts'
import type { Db } from '../database/db.ts'
import type { Clock } from './clock.ts'

interface JobRow {
  id: number
  due_at: number
  service: string
  kind: string
  payload: string
}

/** Scheduled background work. Jobs are stored in the database, so that they also run after a restart. */
export interface Jobs {
  /** Needs a transaction. */
  add: (service: string, seconds: number, kind: string, payload: unknown) => void
  /** Runs due jobs, now and from now on. */
  start: () => void
  stop: () => void
  /** Advances a manual clock and runs each job at its time. */
  advance: (seconds: number) => void
}

/** How long jobs wait for room on a full disk. */
const FULL_DISK_PAUSE_MS = 2000

/** A long chain of jobs, such as those of a large stack with an instant clock, lets requests in after this time. */
const TURN_MS = 1000

/** The maximum of setTimeout. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

export function createJobs(
  db: Db,
  batch: Batch,
  clock: Clock,
  runJob: (service: string, kind: string, payload: unknown) => void,
  log: (line: string) => void,
): Jobs {
  let timer: NodeJS.Timeout | undefined
  let nextTurn: NodeJS.Immediate | undefined
  let runningJob: JobRow | undefined
  let isRunning = false

  const next = () => db.get<JobRow>('SELECT * FROM kernel_jobs ORDER BY due_at, id LIMIT 1')

  /** With an instant clock, jobs that a job schedules are due relative to that job, which keeps their order. */
  const scheduledFrom = () => (clock.mode === 'instant' && runningJob ? runningJob.due_at : clock.now())

  /** False if the disk is full: the job stays and is tried again. */
  const run = (job: JobRow): boolean => {
    runningJob = job
    try {
      batch.run(() => {
        db.run('DELETE FROM kernel_jobs WHERE id = ?', job.id)
        runJob(job.service, job.kind, JSON.parse(job.payload))
      })
      batch.afterCommit(() => {}, tryLater)
    } catch (error) {
      if (isDiskFull(error)) return false
      log(`Job ${job.service}/${job.kind} failed: ${error instanceof Error ? error.stack : String(error)}`)
      batch.run(() => db.run('DELETE FROM kernel_jobs WHERE id = ?', job.id))
    } finally {
      runningJob = undefined
    }
    return true
  }

  const wake = () => {
    if (!isRunning) return
    const end = performance.now() + TURN_MS
    for (let job = next(); job && job.due_at <= clock.horizon(); job = next()) {
      if (performance.now() > end) return wakeNextTurn()
      if (!run(job)) return tryLater()
    }
    schedule()
  }

  /** Once, however many jobs are added: each call would take a turn of its own before any request. */
  const wakeNextTurn = () => {
    nextTurn ??= setImmediate(() => {
      nextTurn = undefined
      wake()
    })
  }

  const tryLater = () => {
    clearTimeout(timer)
    if (isRunning) timer = setTimeout(wake, FULL_DISK_PAUSE_MS)
  }

  const schedule = () => {
    clearTimeout(timer)
    const job = isRunning && clock.mode !== 'manual' ? next() : undefined
    if (job) timer = setTimeout(wake, Math.min(Math.max(job.due_at - clock.now(), 0), MAX_TIMEOUT_MS))
  }

  return {
    add(service, seconds, kind, payload) {
      const due = scheduledFrom() + seconds * 1000
      const text = JSON.stringify(payload)
      db.run('INSERT INTO kernel_jobs (due_at, service, kind, payload) VALUES (?, ?, ?, ?)', due, service, kind, text)
      // After setImmediate, so that the response to the request is sent first.
      batch.afterCommit(clock.mode === 'instant' ? wakeNextTurn : () => setImmediate(schedule))
    },
    start() {
      isRunning = true
      wake()
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
    },
    advance(seconds) {
      const end = clock.now() + seconds * 1000
      for (let job = next(); job && job.due_at <= end; job = next()) {
        clock.moveTo(job.due_at)
        if (!run(job)) break
      }
      clock.moveTo(end)
    },
  }
}
