import { typeNames, words } from '../../framework/text/common.messages.ts'
import { networkFields } from '../../resources/network/network.messages.ts'
import { zoneHintMessages } from '../../services/network/network.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const createNetworkMessages = texts('createNetwork', {
  subnetHint: 'Instances get their addresses from a subnet. The next steps create one.',
  mtuHint: 'The largest packet in bytes. Leave blank for the largest that the network supports.',
  addressOrNone: 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.',
  noSubnet: 'The network is created without a subnet. You can add one later.',
  notCreated: 'Failed to create network "{name}".',
  deleted: 'Delete the created network "{name}" due to subnet creation failure.',
  remains: 'The network "{name}" was created but could not be deleted. Delete it in Networks.',
  created: 'Created network "{name}".',
})

export const internetMessages = texts('createNetwork.internet', {
  description:
    'Servers in it reach the internet, and can get public addresses. Its subnet and router are made with it.',
  range: 'Address range',
  rangeHint: 'No network that you see has it.',
  cidrWrong: 'Enter a range of addresses, such as 10.0.0.0/24.',
  noExternal: 'No network leads to the internet. Ask your administrator for an external network.',
  failed: 'The network "{name}" was not created.',
  remains: 'The network "{name}" is not complete, and could not be deleted. Delete it in Networks.',
  created: 'Created network "{name}" with internet.',
})

export const createNetworkLabels = texts('createNetwork.field', {
  project: words.project,
  type: moreWords.providerNetworkType,
  physical: networkFields.physical,
  segment: moreWords.segmentationId,
  external: moreWords.externalNetwork,
  name: typeNames.networkName,
  admin_state_up: words.enableAdminState,
  shared: words.shared,
  with_subnet: 'Create Subnet',
  az_hints: zoneHintMessages.label,
  mtu: networkFields.mtu,
})
