import { moveOf, serverChangeEndpoints, serverEndpoints, type MoveMode, type Server } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { pages } from '../../api/pages.ts'
import type { ListQuery } from '../../api/query.ts'
import { mapWithLimit } from '../../framework/actions/join-names.ts'
import { BATCH_AT_ONCE } from '../../framework/loading/timers.ts'

/** The instances of all projects on a host. */
export const serversOn = (host: string): ListQuery<Server> =>
  pages(serverEndpoints.serverList, { host, all_projects: true })

export interface MoveRequest {
  mode: MoveMode
  /** null: Nova chooses. */
  target: string | null
  blockMigration?: boolean
  diskOverCommit?: boolean
}

/** Sends the request that moves one instance; false if its state allows none. */
async function move(server: Server, { mode, target: host, ...options }: MoveRequest): Promise<boolean> {
  const params = { id: server.id }
  switch (moveOf(server, mode)) {
    case 'live':
      await call(serverChangeEndpoints.serverLiveMigrate, {
        params,
        body: {
          host,
          // Unless checked, Nova decides about both: newer versions choose better, and refuse the over-commit.
          block_migration: options.blockMigration || 'auto',
          ...(options.diskOverCommit && { disk_over_commit: true }),
        },
      })
      return true
    case 'cold':
      await call(serverChangeEndpoints.serverMigrate, { params, body: { host } })
      return true
    case 'evacuate':
      await call(serverChangeEndpoints.serverEvacuate, { params, body: { host } })
      return true
    case null:
      return false
  }
}

export interface MoveResult {
  started: Server[]
  /** Their states allow no move. */
  stayed: Server[]
  failed: { server: Server; error: ApiError }[]
}

/** Starts to move all instances, a few at a time. */
export async function moveAll(servers: readonly Server[], request: MoveRequest): Promise<MoveResult> {
  const result: MoveResult = { started: [], stayed: [], failed: [] }
  await mapWithLimit(servers, BATCH_AT_ONCE, async (server) => {
    try {
      result[(await move(server, request)) ? 'started' : 'stayed'].push(server)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      result.failed.push({ server, error })
    }
  })
  return result
}
