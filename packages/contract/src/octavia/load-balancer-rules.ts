interface Statuses {
  provisioning_status: string
  operating_status: string
}

/** The one status that says most: what is being changed or has failed, else how it works. */
export const balancingState = ({ provisioning_status: change, operating_status: operation }: Statuses): string =>
  change === 'ACTIVE' ? operation : change

/** Octavia refuses every change of a balancer and of what is below it until the one in progress has ended. */
export const isBalancerBusy = ({ provisioning_status: change }: Pick<Statuses, 'provisioning_status'>): boolean =>
  change.startsWith('PENDING_')

/** What a balancer can be changed in. */
export const canChangeBalancer = ({ provisioning_status: change }: Pick<Statuses, 'provisioning_status'>): boolean =>
  change === 'ACTIVE'

/** A balancer that failed can be deleted, too. */
export const canDeleteBalancer = ({ provisioning_status: change }: Pick<Statuses, 'provisioning_status'>): boolean =>
  change === 'ACTIVE' || change === 'ERROR'

/** Of those that are checked, members that answer; 1 of 2 is degraded. */
export const upCount = (members: readonly Pick<Statuses, 'operating_status'>[]): number =>
  members.filter(({ operating_status: operation }) => operation !== 'ERROR' && operation !== 'OFFLINE').length
