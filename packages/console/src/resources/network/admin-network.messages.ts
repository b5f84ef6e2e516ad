import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const adminNetworkMessages = texts('adminNetwork', {
  externalHint: 'Routers use it as gateway, and floating IPs come from it.',
  segmentHint: 'Neutron chooses one if it is empty.',
  segmentRange: 'For a {type} network, valid segmentation IDs are {min, number} through {max, number}.',
  agentsFailed: 'Unable to retrieve the DHCP agents.',
  noAgents: 'No DHCP agent serves this network.',
  addAgent: 'Add DHCP Agent',
  addAgentFailed: 'Unable to add the DHCP agent.',
  agentAdded: 'DHCP agent was added to the network.',
  selectAgent: 'Select an agent',
  noOtherAgents: 'No other DHCP agent',
  addresses: 'IP Availability',
  addressesFailed: 'Unable to retrieve the used addresses.',
  noAddresses: 'The network has no subnet with addresses.',
})

export const agentNames = texts('adminNetwork.agent', { one: 'DHCP Agent', other: 'DHCP Agents' })

export const agentPhrases = texts('adminNetwork.agent', {
  removeOne: 'Delete DHCP agent on {host}',
})

/** By Neutron's names. */
export const networkTypes = texts('adminNetwork.type', {
  automatic: 'As the cloud chooses',
  local: 'Local',
  flat: 'Flat',
  vlan: moreWords.vlan,
  gre: 'GRE',
  vxlan: 'VXLAN',
  geneve: 'Geneve',
})
