import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const rbacMessages = texts('rbacPolicy', {
  emptyHint: 'An RBAC policy shares a network or QoS policy with one project or with all.',
  objectType: 'Object Type',
  kind: 'Action and Object Type',
  everyone: 'All projects (*)',
  selectObject: 'Select what to share',
  none: 'Nothing to share',
  edit: 'Edit Policy',
  quotaExceeded: 'RBAC policy quota exceeded.',
})

/** By Neutron's names of the types. */
export const objectTypes = {
  network: typeNames.network,
  qos_policy: typeNames.qosPolicy,
  security_group: typeNames.securityGroup,
  address_scope: typeNames.addressScope,
  subnetpool: typeNames.subnetPool,
  address_group: typeNames.addressGroup,
}

export const rbacActions = {
  access_as_shared: moreWords.share,
  access_as_external: moreWords.useAsExternalNetwork,
}

export const shareKinds = texts('rbacPolicy.kind', {
  shared_network: 'Shared Network',
  external_network: moreWords.externalNetwork,
  shared_qos_policy: 'Shared QoS Policy',
})
