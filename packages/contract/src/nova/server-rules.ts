import type { Server } from './server.ts'

type Facts = Pick<
  Server,
  | 'status'
  | 'locked'
  | 'addresses'
  | 'image'
  | 'key_name'
  | 'tenant_id'
  | 'OS-EXT-STS:task_state'
  | 'OS-EXT-STS:power_state'
>

/** Facts besides the server that an action depends on. */
export interface ServerContext {
  /** Id of the current project. */
  projectId: string | null
  isAdmin: boolean
  /** Whether the region has the service. */
  has: { network: boolean; volume: boolean }
  /** OPENSTACK_NEUTRON_NETWORK.enable_router */
  floatingIps: boolean
  /** OPENSTACK_ENABLE_PASSWORD_RETRIEVE */
  passwordRetrieval: boolean
  /** False if CONSOLE_TYPE is null. */
  console: boolean
}

interface Rule {
  /** Statuses that allow it; all if absent. */
  in?: readonly string[]
  /** Statuses that forbid it. */
  notIn?: readonly string[]
  /** Whether a server that is being deleted allows it. */
  whileDeleting?: true
  needs?: keyof ServerContext['has']
  when?: (server: Facts, context: ServerContext) => boolean
  /** [service, rule] pairs that must all pass. */
  policy: readonly (readonly [service: string, rule: string])[]
}

const compute = (rule: string) => [['compute', `os_compute_api:${rule}`]] as const

const RUNNING_OR_OFF = ['ACTIVE', 'SHUTOFF']
const AT_REST = ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED']
const SWITCHED_ON = [1, 7]

const hasAddress = ({ addresses }: Facts, type: 'fixed' | 'floating') =>
  Object.values(addresses).some((all) => all.some((address) => address['OS-EXT-IPS:type'] === type))
const isUnlockedFor = ({ locked }: Facts, { isAdmin }: ServerContext) => !locked || isAdmin

/** Server actions in the order of the menus. */
const RULES = {
  start: { in: ['SHUTDOWN', 'SHUTOFF', 'CRASHED'], whileDeleting: true, policy: compute('servers:start') },
  confirm_resize: { in: ['VERIFY_RESIZE'], whileDeleting: true, policy: compute('servers:confirm_resize') },
  revert_resize: { in: ['VERIFY_RESIZE'], whileDeleting: true, policy: compute('servers:revert_resize') },
  snapshot: { in: AT_REST, policy: compute('servers:create_image') },
  // Nova has no backups of servers whose root disk is a volume: Cinder has them.
  backup: { in: AT_REST, when: ({ image }) => Boolean(image), policy: compute('os-create-backup') },
  associate_floating_ip: {
    notIn: ['ERROR'],
    needs: 'network',
    when: (server, { floatingIps }) => floatingIps && !hasAddress(server, 'floating'),
    policy: [['network', 'update_floatingip']],
  },
  disassociate_floating_ip: {
    needs: 'network',
    when: (server, { floatingIps }) => floatingIps && hasAddress(server, 'floating'),
    policy: [['network', 'update_floatingip']],
  },
  attach_interface: { in: RUNNING_OR_OFF, needs: 'network', policy: compute('os-attach-interfaces:create') },
  detach_interface: {
    in: RUNNING_OR_OFF,
    needs: 'network',
    when: (server) => hasAddress(server, 'fixed'),
    policy: compute('os-attach-interfaces:delete'),
  },
  edit: { policy: compute('servers:update') },
  attach_volume: { in: ['ACTIVE'], needs: 'volume', policy: compute('os-volumes-attachments:create') },
  detach_volume: { in: ['ACTIVE'], needs: 'volume', policy: compute('os-volumes-attachments:delete') },
  update_metadata: { notIn: ['ERROR'], whileDeleting: true, policy: compute('server-metadata:update') },
  retrieve_password: {
    in: RUNNING_OR_OFF,
    when: ({ key_name: key }, { passwordRetrieval }) => passwordRetrieval && key !== null,
    policy: [],
  },
  set_password: { in: ['ACTIVE'], policy: compute('os-admin-password') },
  edit_security_groups: {
    in: ['ACTIVE'],
    needs: 'network',
    when: ({ tenant_id: owner }, { projectId }) => owner === projectId,
    policy: compute('servers:update'),
  },
  edit_port_security_groups: { whileDeleting: true, policy: [['network', 'update_security_group']] },
  console: { in: ['ACTIVE'], when: (_server, context) => context.console, policy: compute('os-remote-consoles') },
  log: { in: ['ACTIVE'], policy: compute('os-console-output') },
  diagnostics: { in: ['ACTIVE'], policy: compute('os-server-diagnostics') },
  rescue: { in: ['ACTIVE'], whileDeleting: true, policy: compute('os-rescue') },
  unrescue: { in: ['RESCUE'], whileDeleting: true, policy: compute('os-unrescue') },
  pause: { in: ['ACTIVE'], policy: compute('os-pause-server:pause') },
  unpause: { in: ['PAUSED'], policy: compute('os-pause-server:unpause') },
  suspend: { in: ['ACTIVE'], policy: compute('os-suspend-server:suspend') },
  resume: { in: ['SUSPENDED'], policy: compute('os-suspend-server:resume') },
  shelve: { in: AT_REST, when: isUnlockedFor, policy: compute('os-shelve:shelve') },
  unshelve: { in: ['SHELVED_OFFLOADED'], when: isUnlockedFor, policy: compute('os-shelve:unshelve') },
  restore: { in: ['SOFT_DELETED'], policy: compute('os-deferred-delete:restore') },
  resize: { in: RUNNING_OR_OFF, policy: compute('servers:resize') },
  // Older Novas do not return `locked`; then neither action is offered.
  lock: { whileDeleting: true, when: ({ locked }) => locked === false, policy: compute('os-lock-server:lock') },
  unlock: { whileDeleting: true, when: ({ locked }) => locked === true, policy: compute('os-lock-server:unlock') },
  soft_reboot: { in: ['ACTIVE'], whileDeleting: true, policy: compute('servers:reboot') },
  hard_reboot: { in: RUNNING_OR_OFF, policy: compute('servers:reboot') },
  stop: {
    when: (server) => SWITCHED_ON.includes(server['OS-EXT-STS:power_state'] ?? 0),
    policy: compute('servers:stop'),
  },
  rebuild: { in: RUNNING_OR_OFF, policy: compute('servers:rebuild') },
  delete: {
    whileDeleting: true,
    when: (server) => server.status === 'ERROR' || !isBeingDeleted(server),
    policy: compute('servers:delete'),
  },
  migrate: { in: RUNNING_OR_OFF, policy: compute('os-migrate-server:migrate') },
  live_migrate: { in: ['ACTIVE'], policy: compute('os-migrate-server:migrate_live') },
} as const satisfies Record<string, Rule>

export type ServerActionName = keyof typeof RULES

/** In the order of the menus; the last two are for administrators. */
export const SERVER_ACTIONS = Object.keys(RULES) as ServerActionName[] // keys of a constant

const ruleOf = (name: ServerActionName): Rule => RULES[name]

export const serverPolicy = (name: ServerActionName): Rule['policy'] => ruleOf(name).policy

const isBeingDeleted = (server: Pick<Facts, 'OS-EXT-STS:task_state'>) => server['OS-EXT-STS:task_state'] === 'deleting'

/** Whether the server's state and the cloud allow the action; policy decides who may do it. */
export function serverCan(name: ServerActionName, server: Facts, context: ServerContext): boolean {
  const rule = ruleOf(name)
  if (rule.in && !rule.in.includes(server.status)) return false
  if (rule.notIn?.includes(server.status)) return false
  if (isBeingDeleted(server) && !rule.whileDeleting) return false
  if (rule.needs && !context.has[rule.needs]) return false
  return rule.when?.(server, context) ?? true
}

const SETTLED = [
  'ACTIVE',
  'SHUTOFF',
  'SUSPENDED',
  'PAUSED',
  'RESCUE',
  'SHELVED',
  'SHELVED_OFFLOADED',
  'ERROR',
  'SOFT_DELETED',
]

/** Whether a server is in transition; rows of such servers are polled. */
export const isServerTransitional = (server: Pick<Facts, 'status' | 'OS-EXT-STS:task_state'>): boolean =>
  server['OS-EXT-STS:task_state'] !== null || !SETTLED.includes(server.status)
