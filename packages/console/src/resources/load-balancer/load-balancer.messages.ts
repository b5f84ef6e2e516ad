import { statusNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const loadBalancerMessages = texts('loadBalancer', {
  emptyHint:
    'A load balancer has one address and spreads what comes in over many servers. It stops sending to those that fail.',
  vip: 'VIP',
  provider: 'Provider',
  listenerCount: 'Listeners',
  poolCount: 'Pools',
  treeFailed: 'Unable to retrieve what is below the load balancer.',
  noListeners: 'Nothing comes in yet: this load balancer has no listeners.',
  noPool: 'No listener sends to this pool by default.',
  noMembers: 'This pool has no members.',
  notChecked: 'Its members are not checked.',
  picture: 'The way of a visitor',
  rules: 'Rules',
})

/** Octavia deletes what is below a balancer with it. */
export const deleteSentences = texts<{ body: { names: string } }>('loadBalancer.delete', {
  body: 'The listeners, pools and members of {names} are deleted, too.',
})

/** By Octavia's statuses of changes and of operation. */
export const balancingStates = texts('loadBalancer.state', {
  ACTIVE: statusNames.active,
  PENDING_CREATE: 'Creating',
  PENDING_UPDATE: 'Updating',
  PENDING_DELETE: 'Deleting',
  ERROR: statusNames.error,
  ONLINE: 'Online',
  OFFLINE: 'Offline',
  DEGRADED: 'Degraded',
  DRAINING: 'Draining',
  NO_MONITOR: 'Not checked',
})

export const treePhrases = texts<{
  listener: { protocol: string; port: string }
  pool: { name: string }
  up: { up: number; all: number }
  checked: { type: string; delay: number }
  checkedPath: { type: string; delay: number; path: string }
  servedBy: { listeners: string }
  toPool: { name: string }
  more: { count: number }
  about: { action: string; name: string }
  monitorOf: { name: string }
}>('loadBalancer.tree', {
  listener: '{protocol} {port}',
  pool: 'Pool {name}',
  up: '{up, number} of {all, number} up',
  checked: 'Checked by {type} every {delay, number} s',
  checkedPath: 'Checked by {type} at {path} every {delay, number} s',
  servedBy: 'Serves {listeners}',
  toPool: 'to pool {name}',
  more: 'and {count, number} more',
  about: '{action}: {name}',
  monitorOf: 'Health Monitor of {name}',
})

export const memberColumns = texts('loadBalancer.member', { pool: 'Pool', weight: 'Weight' })

/** Of Octavia's failover. */
export const failoverMessages = texts('loadBalancer.failover', {
  one: 'Replace Machines',
  other: 'Replace Machines',
  pastOne: 'Began to replace the machines of load balancer',
  pastOther: 'Began to replace the machines of load balancers',
  help: 'New machines take over the address. Open connections break.',
})
