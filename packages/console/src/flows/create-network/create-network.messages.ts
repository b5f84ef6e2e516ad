import { defineMessages } from 'react-intl'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { adminNetworkMessages } from '../../resources/network/admin-network.messages.ts'
import { networkFields } from '../../resources/network/network.messages.ts'
import { zoneHintMessages } from '../../services/network/network.messages.ts'

export const createNetworkMessages = defineMessages({
  subnetHint: {
    id: 'createNetwork.subnetHint',
    defaultMessage: 'Instances get their addresses from a subnet. The next steps create one.',
  },
  mtuHint: {
    id: 'createNetwork.mtuHint',
    defaultMessage: 'The largest packet in bytes. Leave blank for the largest that the network supports.',
  },
  addressOrNone: {
    id: 'createNetwork.addressOrNone',
    defaultMessage: 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.',
  },
  noSubnet: {
    id: 'createNetwork.noSubnet',
    defaultMessage: 'The network is created without a subnet. You can add one later.',
  },
})

export const createNetworkLabels = {
  project: words.project,
  type: adminNetworkMessages.providerType,
  physical: networkFields.physical,
  segment: networkFields.segment,
  external: adminNetworkMessages.external,
  name: typeNames.networkName,
  admin_state_up: words.enableAdminState,
  shared: words.shared,
  ...defineMessages({ with_subnet: { id: 'createNetwork.field.withSubnet', defaultMessage: 'Create Subnet' } }),
  az_hints: zoneHintMessages.label,
  mtu: networkFields.mtu,
}

type WithName = { name: string }

export const createNetworkPhrases = defineMessages<{
  created: WithName
  notCreated: WithName
  deleted: WithName
  remains: WithName
}>({
  notCreated: { id: 'createNetwork.failed', defaultMessage: 'Failed to create network "{name}".' },
  deleted: {
    id: 'createNetwork.deleted',
    defaultMessage: 'Delete the created network "{name}" due to subnet creation failure.',
  },
  remains: {
    id: 'createNetwork.remains',
    defaultMessage: 'The network "{name}" was created but could not be deleted. Delete it in Networks.',
  },
  created: { id: 'createNetwork.created', defaultMessage: 'Created network "{name}".' },
})
