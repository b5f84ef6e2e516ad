import type { CloudFacts } from './cloud-facts.ts'
import { attachments, keypair, serverDraft, volume } from './compute-drafts.ts'
import type { Draft } from './export-model.ts'
import {
  floatingIp,
  network,
  portDraft,
  referencesOf,
  router,
  routerInterface,
  securityGroup,
  securityGroupRule,
  subnet,
} from './network-drafts.ts'

/** Each project has this group from the beginning, and none other of that name. */
const DEFAULT_GROUP = 'default'

const INTERFACE_OWNERS = /^network:(?:router_interface|ha_router_replicated_interface)/

/** A node for each resource of the project. */
export function draftsOf(facts: CloudFacts): Draft[] {
  const own = <T extends { project_id: string }>(items: readonly T[]) =>
    items.filter(({ project_id: project }) => project === facts.project)
  const networks = own(facts.networks)
  const groups = own(facts.groups).filter(({ name }) => name !== DEFAULT_GROUP)
  const refs = referencesOf(facts, networks, groups)
  // Ports without the servers' and the free ones belong to services, which create them by themselves.
  const ports = own(facts.ports).filter(({ device_owner: owner }) => owner === '' || owner.startsWith('compute:'))
  const routers = own(facts.routers)
  const interfaces = facts.ports.filter(
    ({ device_owner: owner, device_id: device }) =>
      INTERFACE_OWNERS.test(owner) && routers.some(({ id }) => id === device),
  )
  return [
    ...facts.keypairs.map(keypair),
    ...networks.map(network),
    ...networks.flatMap(({ subnets }) => subnets.map(subnet)),
    ...routers.map((one) => router(one, refs)),
    ...interfaces.flatMap((port) => routerInterface(port, routers, networks)),
    ...groups.map(securityGroup),
    ...groups.flatMap((group) => group.security_group_rules.map((rule) => securityGroupRule(group, rule, refs))),
    ...ports.map((port) => portDraft(port, refs, facts)),
    ...facts.volumes.map(volume),
    ...facts.servers.map((server) => serverDraft(server, ports, facts)),
    ...facts.servers.flatMap((server) => attachments(server, facts.volumes)),
    ...own(facts.floatingIps).map((ip) => floatingIp(ip, refs, ports, interfaces)),
  ]
}
