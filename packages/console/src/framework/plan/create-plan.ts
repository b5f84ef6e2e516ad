import { sendUnlisted } from '../../api/client.ts'
import { createHold } from './hold.ts'
import { isInterruption } from './interruption.ts'
import type { Plan, PlanOptions, PlanPhase, PlanStep, PlanView, StepProgress, StepState } from './plan.ts'
import { createSchedule } from './schedule.ts'

const MAX_AT_ONCE = 10

/** A plan of these steps. It throws if they need each other in a circle, or an unknown step. */
export function createPlan(steps: readonly PlanStep[], options: PlanOptions = {}): Plan {
  const { send = sendUnlisted } = options
  const limit = Math.min(Math.max(1, options.atOnce ?? MAX_AT_ONCE), MAX_AT_ONCE)
  const schedule = createSchedule(steps)
  const counts: Record<StepState, number> = {
    waiting: steps.length,
    running: 0,
    done: 0,
    failed: 0,
    skipped: 0,
    undone: 0,
  }
  const listeners = new Set<() => void>()
  const hold = createHold(options.holdMs ?? 0, begin)
  let phase: PlanPhase = 'ready'
  let stopped = false
  let undoing = false
  /** Whether final steps may start: only after all others. */
  let gateOpen = false
  let begun = false
  let canUndo = true
  let end = Promise.withResolvers<PlanView>()
  let continued: (end: Promise<PlanView>) => void = () => {}
  let cached: PlanView | null = null

  const view = (): PlanView =>
    (cached ??= {
      phase,
      counts: { ...counts },
      total: steps.length,
      begun,
      holdsUntil: phase === 'holding' ? hold.until() : null,
      undoable: canUndo && !undoing && phase !== 'ready' && (phase !== 'ended' || counts.done > 0),
      stopped,
      undone: undoing && phase === 'ended',
    })

  function changed() {
    cached = null
    for (const listener of listeners) listener()
  }

  function mark(one: StepProgress, state: StepState) {
    counts[one.state] -= 1
    counts[state] += 1
    one.state = state
  }

  /** Runs, or first waits for what is left of the time to undo. */
  function begin() {
    phase = hold.isOver() ? 'running' : 'holding'
    if (phase === 'holding') hold.start()
    advance()
  }

  /** Starts what can start, and finds out whether the plan waits or has ended. */
  function advance() {
    if (phase === 'running' && !stopped && !undoing) start()
    if (counts.running === 0) rest()
    changed()
  }

  function start() {
    while (counts.running < limit) {
      const next = schedule.take(gateOpen)
      if (!next) return
      if (options.obstacle?.()) {
        schedule.putBack(next)
        phase = 'paused'
        return
      }
      void execute(next)
    }
  }

  /** Nothing runs. */
  function rest() {
    if (undoing) return void reverse()
    if (stopped) return finish()
    if (schedule.isEmpty() && phase !== 'ready') return finish()
    if (phase !== 'running' || gateOpen || !schedule.hasFinal()) return
    gateOpen = true
    start()
  }

  function finish() {
    if (phase === 'ended') return
    hold.pause()
    phase = 'ended'
    changed()
    end.resolve(view())
  }

  async function execute(one: StepProgress) {
    mark(one, 'running')
    begun = true
    one.startedAt = Date.now()
    canUndo &&= one.step.undo !== undefined
    try {
      await one.step.run(send)
      mark(one, 'done')
      schedule.release(one.step.id)
    } catch (error) {
      one.error = error
      mark(one, 'failed')
      if (phase === 'running' && isInterruption(error)) phase = 'paused'
    }
    one.endedAt = Date.now()
    advance()
  }

  /** Reverses the done steps, the last first: a plan of its own, with the dependencies turned round. */
  async function reverse() {
    if (phase === 'undoing') return
    phase = 'undoing'
    const done = schedule.steps.filter(({ state, step }) => state === 'done' && step.undo)
    const ids = new Set(done.map(({ step }) => step.id))
    const back = createPlan(
      done.map((one) => ({
        id: one.step.id,
        label: one.step.label,
        needs: schedule.dependents(one.step.id).filter((id) => ids.has(id)),
        run: async () => {
          await one.step.undo?.(send)
          mark(one, 'undone')
          changed()
        },
      })),
      { atOnce: limit },
    )
    await back.run()
    for (const { step, state, error } of back.steps) {
      const one = schedule.step(step.id)
      if (state !== 'failed' || !one) continue
      one.error = error
      mark(one, 'failed')
    }
    finish()
  }

  /** Continues a plan that has ended. */
  function again() {
    if (phase !== 'ended') return
    phase = 'running'
    end = Promise.withResolvers<PlanView>()
    continued(end.promise)
  }

  return {
    steps: schedule.steps,
    holds: (options.holdMs ?? 0) > 0,
    view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run() {
      if (phase === 'ready') begin()
      return end.promise
    },
    pause() {
      if (phase !== 'running' && phase !== 'holding') return
      hold.pause()
      phase = 'paused'
      changed()
    },
    resume() {
      if (phase === 'paused') begin()
    },
    stop() {
      if (phase === 'ended' || undoing) return
      stopped = true
      advance()
    },
    retry(id) {
      if (undoing || stopped) return
      for (const one of schedule.steps) {
        if (one.state !== 'failed' || (id !== undefined && one.step.id !== id)) continue
        mark(one, 'waiting')
        one.error = undefined
        schedule.putBack(one)
      }
      again()
      advance()
    },
    skip(id) {
      const one = schedule.step(id)
      if (!one || undoing || stopped || (one.state !== 'failed' && one.state !== 'waiting')) return
      mark(one, 'skipped')
      schedule.release(id)
      again()
      advance()
    },
    proceed: () => {
      hold.end()
      if (phase === 'holding') begin()
    },
    undo() {
      if (!view().undoable) return
      hold.pause()
      again()
      undoing = true
      phase = 'running'
      advance()
    },
    onContinue(listener) {
      continued = listener
    },
  }
}
