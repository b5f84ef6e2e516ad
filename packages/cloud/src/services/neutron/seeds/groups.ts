import type { SecurityGroupRule } from '@meridian/wire'
import { seededUuid } from '../../../core/ids.ts'
import type { Background } from '../../../core/service/service.ts'
import { projectId } from '../../../seed/company.ts'
import { securityGroupId, WEB_RULES } from '../../../seed/network.ts'
import { seededRowDefaults } from '../resource/standard.ts'
import * as rules from '../security-group-rules/store.ts'
import * as groups from '../security-groups/store.ts'

const FOUNDED = '2026-03-09T08:25:00Z'

const ETHERTYPES = ['IPv4', 'IPv6'] as const

export function seedGroups(background: Background): void {
  const defaultGroup = seedGroup(background, 'default', 'Default security group')
  for (const ethertype of ETHERTYPES) {
    seedRule(background, defaultGroup, { ethertype, direction: 'ingress', remote_group_id: defaultGroup })
  }
  const web = seedGroup(background, 'web', 'ssh, http, https, ping')
  for (const { protocol, port } of WEB_RULES) {
    const prefix = { remote_ip_prefix: '0.0.0.0/0', normalized_cidr: '0.0.0.0/0' }
    const ports = { port_range_min: port, port_range_max: port }
    seedRule(background, web, {
      ethertype: 'IPv4',
      direction: 'ingress',
      protocol,
      ...ports,
      ...prefix,
      description: '',
    })
  }
}

/** Includes the egress rules. */
function seedGroup(background: Background, name: string, description: string): string {
  const id = securityGroupId('demo', name)
  const row = { id, project_id: projectId('demo'), name, description, stateful: true, ...seededRowDefaults(FOUNDED) }
  groups.insert(background.db, row)
  for (const ethertype of ETHERTYPES) seedRule(background, id, { ethertype, direction: 'egress' })
  return id
}

type SeedRule = Pick<SecurityGroupRule, 'ethertype' | 'direction'> & Partial<SecurityGroupRule>

function seedRule({ db }: Background, groupId: string, rule: SeedRule): void {
  rules.insert(db, {
    id: seededUuid('security-group-rule', `${groupId} ${JSON.stringify(rule)}`),
    project_id: projectId('demo'),
    security_group_id: groupId,
    protocol: null,
    port_range_min: null,
    port_range_max: null,
    remote_ip_prefix: null,
    remote_group_id: null,
    remote_address_group_id: null,
    normalized_cidr: null,
    description: null,
    created_at: FOUNDED,
    updated_at: FOUNDED,
    revision_number: 0,
    ...rule,
  })
}
