import { defineMessages } from 'react-intl'

export const adminNetworkMessages = defineMessages({
  external: { id: 'adminNetwork.external', defaultMessage: 'External Network' },
  externalHint: {
    id: 'adminNetwork.externalHint',
    defaultMessage: 'Routers use it as gateway, and floating IPs come from it.',
  },
  providerType: { id: 'adminNetwork.providerType', defaultMessage: 'Provider Network Type' },
  segmentHint: { id: 'adminNetwork.segmentHint', defaultMessage: 'Neutron chooses one if it is empty.' },
  segmentRange: {
    id: 'adminNetwork.segmentRange',
    defaultMessage: 'For a {type} network, valid segmentation IDs are {min, number} through {max, number}.',
  },
  agents: { id: 'adminNetwork.agents', defaultMessage: 'DHCP Agents' },
  agentsFailed: { id: 'adminNetwork.agentsFailed', defaultMessage: 'Unable to retrieve the DHCP agents.' },
  noAgents: { id: 'adminNetwork.noAgents', defaultMessage: 'No DHCP agent serves this network.' },
  addAgent: { id: 'adminNetwork.addAgent', defaultMessage: 'Add DHCP Agent' },
  addAgentFailed: { id: 'adminNetwork.addAgentFailed', defaultMessage: 'Unable to add the DHCP agent.' },
  agentAdded: { id: 'adminNetwork.agentAdded', defaultMessage: 'DHCP agent was added to the network.' },
  selectAgent: { id: 'adminNetwork.selectAgent', defaultMessage: 'Select an agent' },
  noOtherAgents: { id: 'adminNetwork.noOtherAgents', defaultMessage: 'No other DHCP agent' },
  updatedAt: { id: 'adminNetwork.updatedAt', defaultMessage: 'Updated At' },
  addresses: { id: 'adminNetwork.addresses', defaultMessage: 'IP Availability' },
  addressesFailed: { id: 'adminNetwork.addressesFailed', defaultMessage: 'Unable to retrieve the used addresses.' },
  noAddresses: { id: 'adminNetwork.noAddresses', defaultMessage: 'The network has no subnet with addresses.' },
})

export const agentNames = defineMessages({
  one: { id: 'adminNetwork.agent.one', defaultMessage: 'DHCP Agent' },
  other: { id: 'adminNetwork.agent.other', defaultMessage: 'DHCP Agents' },
})

export const agentPhrases = defineMessages<{ removeOne: { host: string } }>({
  removeOne: { id: 'adminNetwork.agent.removeOne', defaultMessage: 'Delete DHCP agent on {host}' },
})

/** By Neutron's names. */
export const networkTypes = defineMessages({
  automatic: { id: 'adminNetwork.type.automatic', defaultMessage: 'As the cloud chooses' },
  local: { id: 'adminNetwork.type.local', defaultMessage: 'Local' },
  flat: { id: 'adminNetwork.type.flat', defaultMessage: 'Flat' },
  vlan: { id: 'adminNetwork.type.vlan', defaultMessage: 'VLAN' },
  gre: { id: 'adminNetwork.type.gre', defaultMessage: 'GRE' },
  vxlan: { id: 'adminNetwork.type.vxlan', defaultMessage: 'VXLAN' },
  geneve: { id: 'adminNetwork.type.geneve', defaultMessage: 'Geneve' },
})
