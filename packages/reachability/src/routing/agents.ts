import type { Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'

/** The hosts whose agents no longer serve these ports; empty if one of them does, or if nobody here can see the agents. */
export function deadHosts({ lists }: Cloud, type: 'L3 agent' | 'DHCP agent', ports: readonly Port[]): string {
  const hosts = new Set(ports.map((port) => port['binding:host_id'] ?? ''))
  const agents = (lists.agents ?? []).filter((agent) => agent.agent_type === type && hosts.has(agent.host ?? ''))
  return agents.every(({ alive }) => alive === false) ? agents.map(({ host }) => host).join(', ') : ''
}
