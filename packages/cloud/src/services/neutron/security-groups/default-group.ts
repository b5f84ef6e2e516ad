import type { SecurityGroupRule } from '@meridian/wire'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { newRowDefaults } from '../resource/standard.ts'
import * as rules from '../security-group-rules/store.ts'
import { DEFAULT } from './kind.ts'
import * as store from './store.ts'
import type { SecurityGroupRow } from './store.ts'

type Writer = Pick<Call, 'db' | 'clock'>

/** The project's default group, created on first use: it allows all egress, and ingress from its members. */
export function defaultGroup(call: Writer, projectId: string): SecurityGroupRow {
  const found = store.findByName(call.db, projectId, DEFAULT)
  if (found) return found
  const group = {
    ...newRowDefaults(call),
    project_id: projectId,
    name: DEFAULT,
    description: 'Default security group',
    stateful: true,
    revision_number: 1,
  }
  store.insert(call.db, group)
  for (const ethertype of ['IPv4', 'IPv6'] as const) {
    insertFirstRule(call, group, { ethertype, direction: 'ingress', remote_group_id: group.id })
    insertFirstRule(call, group, { ethertype, direction: 'egress', remote_group_id: null })
  }
  return group
}

/** The egress rules of every new group. */
export function allowAllEgress(call: Writer, group: SecurityGroupRow): void {
  for (const ethertype of ['IPv4', 'IPv6'] as const) {
    insertFirstRule(call, group, { ethertype, direction: 'egress', remote_group_id: null })
  }
}

type FirstRule = Pick<SecurityGroupRule, 'ethertype' | 'direction' | 'remote_group_id'>

function insertFirstRule({ db }: Writer, group: SecurityGroupRow, rule: FirstRule): void {
  rules.insert(db, {
    id: newUuid(),
    project_id: group.project_id,
    security_group_id: group.id,
    ...rule,
    protocol: null,
    port_range_min: null,
    port_range_max: null,
    remote_ip_prefix: null,
    remote_address_group_id: null,
    normalized_cidr: null,
    description: null,
    created_at: group.created_at,
    updated_at: group.created_at,
    revision_number: 0,
  })
}
