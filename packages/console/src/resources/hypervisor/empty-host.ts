import {
  moveOf,
  moveProgress,
  serverChangeEndpoints,
  serverEndpoints,
  type Move,
  type MoveMode,
  type Server,
} from '@meridian/contract'
import type { Call } from '../../api/client.ts'
import type { PlanStep, StepProgress } from '../../framework/plan/plan.ts'

export interface MoveRequest {
  mode: MoveMode
  /** null: Nova chooses. */
  target: string | null
  blockMigration?: boolean
  diskOverCommit?: boolean
}

/** What the steps need of the world. */
export interface Means {
  /** Resolves before the next look at a moving instance. */
  wait: (looks: number) => Promise<void>
  label: (server: Server, move: NonNullable<Move>) => string
  /** The reason why an instance is still there. */
  stayed: (server: Server) => Error
  isGone: (error: unknown) => boolean
}

const ORDER: readonly Move[] = ['live', 'cold', 'evacuate']

/** What moves and how: live ones first, since nobody notices them, and small ones before large ones. */
export function moveOrder(servers: readonly Server[], mode: MoveMode): { server: Server; move: NonNullable<Move> }[] {
  return servers
    .flatMap((server) => {
      const move = moveOf(server, mode)
      return move ? [{ server, move }] : []
    })
    .toSorted(
      (left, right) =>
        ORDER.indexOf(left.move) - ORDER.indexOf(right.move) ||
        (left.server.flavor.ram ?? 0) - (right.server.flavor.ram ?? 0),
    )
}

/** One step for each instance that can move; each ends when the instance runs elsewhere. */
export const moveSteps = (
  servers: readonly Server[],
  from: string,
  request: MoveRequest,
  means: Means,
  needs: readonly string[] = [],
): PlanStep[] =>
  moveOrder(servers, request.mode).map(({ server, move }) => ({
    id: server.id,
    label: means.label(server, move),
    needs,
    run: (send) => moveServer(server, from, request, { ...means, send }),
  }))

async function moveServer(
  server: Server,
  from: string,
  request: MoveRequest,
  means: Means & { send: Call },
): Promise<void> {
  const params = { id: server.id }
  try {
    const now = await means.send(serverEndpoints.serverView, { params })
    // A retry continues what an earlier attempt, or somebody else, began.
    const begun = moveProgress(now, from)
    if (begun === 'failed') await startMove(now, request, means)
    for (let looks = 0, confirmed = false; ; looks += 1) {
      const seen = await means.send(serverEndpoints.serverView, { params })
      const progress = moveProgress(seen, from)
      if (progress === 'done') return
      if (progress === 'failed') throw means.stayed(seen)
      if (progress === 'confirm' && !confirmed) {
        await means.send(serverEndpoints.serverOperate, { params, body: { operation: 'confirm_resize' } })
        confirmed = true
      }
      await means.wait(looks)
    }
  } catch (error) {
    // Somebody deleted it: it is off the host.
    if (!means.isGone(error)) throw error
  }
}

/** Begins a move. */
export async function startMove(
  server: Server,
  request: MoveRequest,
  { send, stayed }: Pick<Means, 'stayed'> & { send: Call },
): Promise<void> {
  const { mode, target: host, blockMigration, diskOverCommit } = request
  const params = { id: server.id }
  switch (moveOf(server, mode)) {
    case 'live':
      await send(serverChangeEndpoints.serverLiveMigrate, {
        params,
        body: {
          host,
          // Unless checked, Nova decides about both: newer versions choose better, and refuse the over-commit.
          block_migration: blockMigration || 'auto',
          ...(diskOverCommit && { disk_over_commit: true }),
        },
      })
      return
    case 'cold':
      await send(serverChangeEndpoints.serverMigrate, { params, body: { host } })
      return
    case 'evacuate':
      await send(serverChangeEndpoints.serverEvacuate, { params, body: { host } })
      return
    case null:
      throw stayed(server)
  }
}

export interface MoveSummary {
  moved: number
  failed: readonly string[]
  /** Not started: the plan was stopped, or an earlier step failed. */
  left: number
}

/** What became of the steps for instances; `others` are steps of other kinds. */
export function summaryOf(steps: readonly StepProgress[], others: readonly string[] = []): MoveSummary {
  const own = steps.filter(({ step }) => !others.includes(step.id))
  return {
    moved: own.filter(({ state }) => state === 'done').length,
    failed: own.filter(({ state }) => state === 'failed').map(({ step }) => step.id),
    left: own.filter(({ state }) => state !== 'done' && state !== 'failed').length,
  }
}
