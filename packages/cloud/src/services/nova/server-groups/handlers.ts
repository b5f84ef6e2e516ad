import type { Db } from '../../../core/database/db.ts'
import { badRequest, notFound, forbidden } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf, type Since } from '../microversion.ts'
import { limitOf, MAX_LIMIT, refuseOthers, integerParameter } from '../query-parameters.ts'
import { projectLimits, userLimits } from '../quotas/store.ts'
import { isAdmin } from '../servers/access.ts'
import * as servers from '../servers/store.ts'
import { createBody } from './body.ts'
import * as store from './store.ts'
import { count, type ServerGroupRow } from './store.ts'
import type { ServerGroup } from '@meridian/wire'

/** `all_projects` of callers without permission returns their own groups. */
export const list = (call: Call) => {
  const { query, auth, db } = call
  const limit = limitOf(query) || MAX_LIMIT
  const offset = integerParameter(query, 'offset') ?? 0
  if (sinceOf(call)(75)) refuseOthers(query, ['all_projects', 'limit', 'offset'])
  call.authorize('os_compute_api:os-server-groups:index', { project_id: auth.projectId })
  const isEverybodys = query.has('all_projects') && isAdmin(call)
  if (isEverybodys) call.authorize('os_compute_api:os-server-groups:index:all_projects')
  const rows = store.list(db, isEverybodys ? undefined : (auth.projectId ?? ''), limit, offset)
  return ok({ server_groups: rows.map((row) => view(call, row)) })
}

export const show = (call: Call<{ id: string }>) => ok({ server_group: view(call, find(call, 'show')) })

export const create = (call: Call) => {
  const { name, policy, rules } = call.json(createBody(call)).server_group
  const project_id = call.auth.projectId ?? ''
  call.authorize('os_compute_api:os-server-groups:create', { project_id })
  checkQuota(call.db, project_id, call.auth.userId)
  if (policy !== 'anti-affinity' && Object.keys(rules).length > 0) {
    throw badRequest('Only anti-affinity policy supports rules.')
  }
  const row: ServerGroupRow = { id: newUuid(), name, project_id, user_id: call.auth.userId, policy, rules }
  store.insert(call.db, row)
  return ok({ server_group: view(call, row) })
}

/** Its servers stay, without a group. */
export const remove = (call: Call<{ id: string }>) => {
  const { id } = find(call, 'delete')
  for (const server of servers.listInGroup(call.db, id)) servers.update(call.db, { ...server, server_group: null })
  store.remove(call.db, id)
  return noContent
}

/** Throws 404, also for groups of other projects. */
function find(call: Call<{ id: string }>, rule: string): ServerGroupRow {
  const { id } = call.params
  const row = store.find(call.db, id)
  if (!row || (row.project_id !== call.auth.projectId && !isAdmin(call))) {
    throw notFound(`Instance group ${id} could not be found.`)
  }
  call.authorize(`os_compute_api:os-server-groups:${rule}`, { project_id: row.project_id })
  return row
}

function view(call: Call, row: ServerGroupRow) {
  return toServerGroup(row, servers.idsInGroup(call.db, row.id), sinceOf(call))
}

/** Throws 403 if the project or the user has reached the quota of groups. */
function checkQuota(db: Db, projectId: string, userId: string): void {
  const isFull = (most: number, used: number) => most >= 0 && used >= most
  const isOver =
    isFull(projectLimits(db, projectId).server_groups, count(db, projectId)) ||
    isFull(userLimits(db, projectId, userId).server_groups, count(db, projectId, userId))
  if (isOver) throw forbidden('Quota exceeded, too many server groups.')
}

const toServerGroup = (row: ServerGroupRow, members: string[], since: Since): ServerGroup => ({
  id: row.id,
  name: row.name,
  ...(since(64) ? { policy: row.policy, rules: row.rules } : { policies: [row.policy], metadata: {} }),
  members,
  ...(since(13) && { project_id: row.project_id, user_id: row.user_id }),
})
