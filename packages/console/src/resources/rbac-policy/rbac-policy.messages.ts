import { texts } from '../../framework/text/texts.ts'

export const rbacMessages = texts('rbacPolicy', {
  emptyHint: 'An RBAC policy shares a network or QoS policy with one project or with all.',
  objectType: 'Object Type',
  object: 'Object',
  action: 'Action',
  target: 'Target Project',
  kind: 'Action and Object Type',
  everyone: 'All projects (*)',
  selectTarget: 'Select a project',
  selectObject: 'Select what to share',
  none: 'Nothing to share',
  edit: 'Edit Policy',
  quotaExceeded: 'RBAC policy quota exceeded.',
})

/** By Neutron's names of the types. */
export const objectTypes = texts('rbacPolicy.type', {
  network: 'Network',
  qos_policy: 'QoS Policy',
  security_group: 'Security Group',
  address_scope: 'Address Scope',
  subnetpool: 'Subnet Pool',
  address_group: 'Address Group',
})

export const rbacActions = texts('rbacPolicy.action', {
  access_as_shared: 'Share',
  access_as_external: 'Use as external network',
})

export const shareKinds = texts('rbacPolicy.kind', {
  shared_network: 'Shared Network',
  external_network: 'External Network',
  shared_qos_policy: 'Shared QoS Policy',
})
