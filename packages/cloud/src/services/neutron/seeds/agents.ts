import type { NetworkAgent } from '@meridian/wire'
import { seededUuid } from '../../../core/ids.ts'
import type { Background } from '../../../core/service/service.ts'
import { CONTROLLER, HOSTS } from '../../../seed/compute.ts'
import * as agents from '../agents/store.ts'
import { ZONE } from '../agents/store.ts'

const STARTED = '2026-02-02 08:05:00'

const KINDS = {
  switch: {
    agent_type: 'Open vSwitch agent',
    binary: 'neutron-openvswitch-agent',
    topic: 'N/A',
    configurations: {
      bridge_mappings: { public: 'br-ex' },
      integration_bridge: 'br-int',
      tunnel_types: ['vxlan'],
      l2_population: false,
      arp_responder_enabled: false,
      datapath_type: 'system',
    },
  },
  dhcp: {
    agent_type: agents.DHCP_AGENT,
    binary: 'neutron-dhcp-agent',
    topic: 'dhcp_agent',
    configurations: { dhcp_driver: 'dnsmasq', dhcp_lease_duration: 86_400, log_agent_heartbeats: false },
  },
  router: {
    agent_type: agents.L3_AGENT,
    binary: 'neutron-l3-agent',
    topic: 'l3_agent',
    configurations: { agent_mode: 'legacy', handle_internal_only_routers: true, interface_driver: 'openvswitch' },
  },
  metadata: {
    agent_type: 'Metadata agent',
    binary: 'neutron-metadata-agent',
    topic: 'N/A',
    configurations: { nova_metadata_host: '127.0.0.1', nova_metadata_port: 8775, log_agent_heartbeats: false },
  },
} as const satisfies Record<string, Pick<NetworkAgent, 'agent_type' | 'binary' | 'topic' | 'configurations'>>

type AgentKind = keyof typeof KINDS

export const agentId = (kind: AgentKind, host: string) => seededUuid(`agent/${kind}`, host)

export function seedAgents({ db }: Background): void {
  const insert = (kind: AgentKind, host: string) =>
    agents.insert(db, {
      id: agentId(kind, host),
      ...KINDS[kind],
      host,
      admin_state_up: true,
      availability_zone: ZONE,
      description: null,
      resources_synced: null,
      created_at: STARTED,
      started_at: STARTED,
    })
  for (const kind of ['dhcp', 'router', 'metadata', 'switch'] as const) insert(kind, CONTROLLER)
  for (const host of HOSTS) insert('switch', host)
}
