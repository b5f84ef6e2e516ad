import type { Batch } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { Clock } from './clock.ts'

interface JobRow {
  id: number
  due_at: number
  service: string
  kind: string
  payload: string
}

/** Work to be done later, kept in the database: what a restart interrupts goes on afterwards. */
export interface Jobs {
  /** To be called inside a transaction. */
  add: (service: string, seconds: number, kind: string, payload: unknown) => void
  /** Does what is due, and from now on by itself. */
  start: () => void
  stop: () => void
  /** Puts a manual clock forward, doing each job at its time. */
  advance: (seconds: number) => void
}

/** The longest that setTimeout can wait. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

export function createJobs(
  db: Db,
  batch: Batch,
  clock: Clock,
  perform: (service: string, kind: string, payload: unknown) => void,
  log: (line: string) => void,
): Jobs {
  let timer: NodeJS.Timeout | undefined
  let runningJob: JobRow | undefined
  let isRunning = false

  const next = () => db.get<JobRow>('SELECT * FROM kernel_jobs ORDER BY due_at, id LIMIT 1')

  /** Work that a job asks for comes after that job; an instant clock would otherwise have all of it begin now. */
  const moment = () => (clock.mode === 'instant' && runningJob ? runningJob.due_at : clock.now())

  const take = (job: JobRow) => {
    runningJob = job
    try {
      batch.run(() => {
        db.run('DELETE FROM kernel_jobs WHERE id = ?', job.id)
        perform(job.service, job.kind, JSON.parse(job.payload))
      })
    } catch (error) {
      log(`Job ${job.service}/${job.kind} failed: ${error instanceof Error ? error.stack : String(error)}`)
      batch.run(() => db.run('DELETE FROM kernel_jobs WHERE id = ?', job.id))
    } finally {
      runningJob = undefined
    }
  }

  const wake = () => {
    if (!isRunning) return
    for (let job = next(); job && job.due_at <= clock.horizon(); job = next()) take(job)
    schedule()
  }

  const schedule = () => {
    clearTimeout(timer)
    const job = isRunning && clock.mode !== 'manual' ? next() : undefined
    if (job) timer = setTimeout(wake, Math.min(Math.max(job.due_at - clock.now(), 0), MAX_TIMEOUT_MS))
  }

  return {
    add(service, seconds, kind, payload) {
      const due = moment() + seconds * 1000
      const text = JSON.stringify(payload)
      db.run('INSERT INTO kernel_jobs (due_at, service, kind, payload) VALUES (?, ?, ?, ?)', due, service, kind, text)
      // Behind setImmediate, so that the reply to the request that asks for the work leaves first.
      batch.afterCommit(() => setImmediate(clock.mode === 'instant' ? wake : schedule))
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
        take(job)
      }
      clock.moveTo(end)
    },
  }
}
