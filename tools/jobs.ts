import type { Tally } from './test-report.ts'

/** What a job counted, and what it printed if that was not shown while it ran. */
export interface Outcome extends Tally {
  output?: string
}

/** A part of a run: a check, the build or a test suite. */
export interface Job {
  name: string
  /** Names of the jobs that must pass first. Jobs that are not part of the run do not count. */
  after?: readonly string[]
  /** Needs both cores, so only background jobs run beside it; it shows its output while it runs. */
  isAlone?: boolean
  /** Uses one core at most, or only what others leave: it may run beside a job that needs both cores. */
  isBackground?: boolean
  run: () => Promise<Outcome>
}

/** Jobs that run side by side, on two cores as on more: some of the tests wait for timers, and a third uses that time. */
const LANES = 3

/**
 * Runs the jobs in their order, three at a time, and beside one that needs both cores only background jobs. Prints a line
 * for each job that ends, and the output of those that fail; returns what they counted together.
 */
export async function runJobs(jobs: readonly Job[], print: (text: string) => void = console.log): Promise<Tally> {
  const waiting = [...jobs]
  const running = new Map<Job, Promise<void>>()
  const failed = new Set<string>()
  const total: Tally = { passed: 0, failed: 0 }

  const isPending = (name: string) => [...running.keys(), ...waiting].some((job) => job.name === name)
  const canStart = (job: Job, others: readonly Job[]) => {
    if (others.some((other) => other.isAlone)) return Boolean(job.isBackground) && others.length < LANES
    return others.length < LANES && (!job.isAlone || others.every((other) => other.isBackground))
  }
  const next = (): Job | undefined => {
    const others = [...running.keys()]
    for (const job of waiting.filter(({ after }) => !after?.some(isPending))) {
      if (canStart(job, others)) return job
      // Nothing that comes later makes it wait longer.
      if (job.isAlone) return undefined
    }
    return undefined
  }

  const start = async (job: Job) => {
    const { passed, failed: failures, line, output } = await report(job, failed)
    total.passed += passed
    total.failed += failures
    if (failures > 0) failed.add(job.name)
    print(failures > 0 && output ? `${line}\n${output.trimEnd()}\n` : line)
    running.delete(job)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let job = next(); job; job = next()) {
      waiting.splice(waiting.indexOf(job), 1)
      if (job.isAlone) print(`== ${job.name}`)
      running.set(job, start(job))
    }
    if (running.size === 0) throw new Error(`Jobs wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
  if (failed.size > 0) print(`Failed: ${[...failed].join(', ')}`)
  return total
}

async function report(job: Job, failedBefore: ReadonlySet<string>): Promise<Outcome & { line: string }> {
  const started = performance.now()
  const blocker = job.after?.find((name) => failedBefore.has(name))
  const outcome = blocker
    ? { passed: 0, failed: 1, output: `Not run, because this failed: ${blocker}` }
    : await job.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: messageOf(error) }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { passed, failed } = outcome
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''
  return { ...outcome, line: `${failed > 0 ? 'FAIL' : 'ok  '} ${job.name.padEnd(18)}${seconds.padStart(6)} s${counts}` }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Prints the last line of a run; returns its exit code. A run without tests is a mistake, unless `mayBeEmpty`. */
export function conclude({ passed, failed }: Tally, mayBeEmpty = false): number {
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || (passed === 0 && !mayBeEmpty) ? 1 : 0
}
