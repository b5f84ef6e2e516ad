import { describe, expect, test } from 'vitest'
import { runJobs } from './jobs.ts'
import type { Job, Outcome } from './jobs.ts'

const passes: Outcome = { passed: 1, failed: 0 }

/** Runs the jobs and records when they start and end, and what is printed. */
async function record(jobs: readonly (Omit<Job, 'run'> & { outcome?: Outcome | Error; turns?: number })[]) {
  const events: string[] = []
  const printed: string[] = []
  const total = await runJobs(
    jobs.map(({ outcome = passes, turns = 1, ...job }) => ({
      ...job,
      run: async () => {
        events.push(`+${job.name}`)
        for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
        events.push(`-${job.name}`)
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    })),
    (text) => printed.push(text),
  )
  return { total, events: events.join(' '), printed: printed.join('\n') }
}

describe('jobs', () => {
  test('run three at a time, in their order', async () => {
    const { total, events } = await record([
      { name: 'long', turns: 9 },
      { name: 'other', turns: 9 },
      { name: 'a' },
      { name: 'b' },
    ])
    expect(events).toBe('+long +other +a -a +b -b -long -other')
    expect(total).toEqual({ passed: 4, failed: 0 })
  })

  test('wait for the jobs that they need, and ignore those that are not part of the run', async () => {
    const { events } = await record([
      { name: 'a', after: ['build', 'absent'] },
      { name: 'b', turns: 9 },
      { name: 'build', turns: 3 },
    ])
    expect(events).toBe('+b +build -build +a -a -b')
  })

  test('fail without being run if a job that they need failed', async () => {
    const { total, events, printed } = await record([
      { name: 'build', outcome: { passed: 0, failed: 1, output: 'syntax error' } },
      { name: 'browser', after: ['build'] },
    ])
    expect(events).toBe('+build -build')
    expect(total).toEqual({ passed: 0, failed: 2 })
    expect(printed).toMatch(/^FAIL build .*\nsyntax error\n\nFAIL browser .*\nNot run, because this failed: build\n/)
    expect(printed).toMatch(/\nFailed: build, browser$/)
  })

  test('run with nothing beside them if they use both cores', async () => {
    const { events } = await record([
      { name: 'alone', isAlone: true, after: ['a'] },
      { name: 'a' },
      { name: 'b', turns: 3 },
    ])
    expect(events).toBe('+a +b -a -b +alone -alone')
  })

  test('do not start before a job that uses both cores and comes first, even if they could', async () => {
    const { events } = await record([
      { name: 'early', isBackground: true, turns: 9 },
      { name: 'unit', turns: 3 },
      { name: 'alone', isAlone: true },
      { name: 'late', isBackground: true },
    ])
    expect(events).toBe('+early +unit -unit +alone +late -alone -late -early')
  })

  test('run in the background, two at a time, beside a job that uses both cores', async () => {
    const { events } = await record([
      { name: 'alone', isAlone: true, turns: 9 },
      { name: 'a' },
      { name: 'b', isBackground: true, turns: 4 },
      { name: 'c', isBackground: true },
      { name: 'd', isBackground: true },
    ])
    expect(events).toBe('+alone +b +c -c +d -d -b -alone +a -a')
  })

  test('count what they report, and show the output of failures only', async () => {
    const { total, printed } = await record([
      { name: 'good', outcome: { passed: 7, failed: 0, output: 'all is well' } },
      { name: 'bad', outcome: { passed: 2, failed: 3, output: 'three assertions' } },
      { name: 'broken', outcome: new Error('no Chromium') },
    ])
    expect(total).toEqual({ passed: 9, failed: 4 })
    expect(printed).not.toContain('all is well')
    expect(printed).toMatch(/FAIL bad .* 2 passed, 3 failed\nthree assertions\n/)
    expect(printed).toMatch(/FAIL broken .*\nno Chromium\n/)
  })
})
