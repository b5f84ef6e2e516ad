import { defineMessages } from 'react-intl'

export const rbacMessages = defineMessages({
  emptyHint: {
    id: 'rbacPolicy.emptyHint',
    defaultMessage: 'An RBAC policy shares a network or QoS policy with one project or with all.',
  },
  objectType: { id: 'rbacPolicy.objectType', defaultMessage: 'Object Type' },
  object: { id: 'rbacPolicy.object', defaultMessage: 'Object' },
  action: { id: 'rbacPolicy.action', defaultMessage: 'Action' },
  target: { id: 'rbacPolicy.target', defaultMessage: 'Target Project' },
  kind: { id: 'rbacPolicy.kind', defaultMessage: 'Action and Object Type' },
  everyone: { id: 'rbacPolicy.everyone', defaultMessage: 'All projects (*)' },
  selectTarget: { id: 'rbacPolicy.selectTarget', defaultMessage: 'Select a project' },
  selectObject: { id: 'rbacPolicy.selectObject', defaultMessage: 'Select what to share' },
  none: { id: 'rbacPolicy.none', defaultMessage: 'Nothing to share' },
  edit: { id: 'rbacPolicy.edit', defaultMessage: 'Edit Policy' },
  quotaExceeded: { id: 'rbacPolicy.quotaExceeded', defaultMessage: 'RBAC policy quota exceeded.' },
})

/** By Neutron's names of the types. */
export const objectTypes = defineMessages({
  network: { id: 'rbacPolicy.type.network', defaultMessage: 'Network' },
  qos_policy: { id: 'rbacPolicy.type.qosPolicy', defaultMessage: 'QoS Policy' },
  security_group: { id: 'rbacPolicy.type.securityGroup', defaultMessage: 'Security Group' },
  address_scope: { id: 'rbacPolicy.type.addressScope', defaultMessage: 'Address Scope' },
  subnetpool: { id: 'rbacPolicy.type.subnetPool', defaultMessage: 'Subnet Pool' },
  address_group: { id: 'rbacPolicy.type.addressGroup', defaultMessage: 'Address Group' },
})

export const rbacActions = defineMessages({
  access_as_shared: { id: 'rbacPolicy.action.shared', defaultMessage: 'Share' },
  access_as_external: { id: 'rbacPolicy.action.external', defaultMessage: 'Use as external network' },
})

export const shareKinds = defineMessages({
  shared_network: { id: 'rbacPolicy.kind.sharedNetwork', defaultMessage: 'Shared Network' },
  external_network: { id: 'rbacPolicy.kind.externalNetwork', defaultMessage: 'External Network' },
  shared_qos_policy: { id: 'rbacPolicy.kind.sharedQosPolicy', defaultMessage: 'Shared QoS Policy' },
})
