import { defineMessages } from 'react-intl'

export const createNetworkMessages = defineMessages({
  create: { id: 'createNetwork.create', defaultMessage: 'Create' },
  step: { id: 'createNetwork.step', defaultMessage: 'Network' },
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

export const createNetworkLabels = defineMessages({
  name: { id: 'createNetwork.field.name', defaultMessage: 'Network Name' },
  with_subnet: { id: 'createNetwork.field.withSubnet', defaultMessage: 'Create Subnet' },
  az_hints: { id: 'createNetwork.field.zones', defaultMessage: 'Availability Zone Hints' },
  mtu: { id: 'createNetwork.field.mtu', defaultMessage: 'MTU' },
})

type Named = { name: string }

export const createNetworkPhrases = defineMessages<{
  created: Named
  failed: Named
  deleted: Named
  remains: Named
}>({
  failed: { id: 'createNetwork.failed', defaultMessage: 'Failed to create network "{name}".' },
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
