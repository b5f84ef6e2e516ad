import type { SecurityGroup } from '@meridian/wire'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listSecurityGroups } from '../neighbours/networks.ts'
import { showSecurityGroup } from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { isUuid } from '../parameters.ts'
import { limitOf, MAX_LIMIT, integerParameter } from '../query-parameters.ts'
import { toGroup } from '../server-security-groups/view.ts'

export const list = (call: Call) => {
  const limit = limitOf(call.query) || MAX_LIMIT
  const offset = integerParameter(call.query, 'offset') ?? 0
  const project = call.auth.projectId ?? ''
  call.authorize('os_compute_api:os-security-groups:get', { project_id: project })
  const names = call.query.getAll('name').map((name): [string, string] => ['name', name])
  const groups = listSecurityGroups(asCaller(call), [['project_id', project], ...names]).slice(offset, offset + limit)
  const sorted = groups.toSorted((left, right) => (left.name < right.name ? -1 : 1))
  return ok({ security_groups: sorted.map((group) => viewed(call, group)) })
}

export const show = (call: Call<{ id: string }>) => {
  const { id } = call.params
  call.authorize('os_compute_api:os-security-groups:show', { project_id: call.auth.projectId })
  if (!isUuid(id)) throw badRequest('Security group id should be uuid')
  return catchFault(
    () => ok({ security_group: viewed(call, showSecurityGroup(asCaller(call), id)) }),
    () => {
      throw notFound(`Security group ${id} does not exist`)
    },
  )
}

export function viewed(call: Call, group: SecurityGroup) {
  const ids = group.security_group_rules.flatMap(({ remote_group_id }) => remote_group_id ?? [])
  const others =
    ids.length === 0
      ? []
      : listSecurityGroups(
          asCaller(call),
          ids.map((id) => ['id', id]),
        )
  return toGroup(group, (id) => {
    const found = others.find((other) => other.id === id)
    return found && { name: found.name, tenant_id: found.tenant_id }
  })
}
