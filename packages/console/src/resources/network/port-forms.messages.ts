import { defineMessages } from 'react-intl'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { qosFieldMessages } from '../../services/network/network.messages.ts'
import { portFields } from './port.messages.ts'

export const portFormMessages = defineMessages({
  info: { id: 'port.form.info', defaultMessage: 'Info' },
  noGroups: {
    id: 'port.form.noGroups',
    defaultMessage: 'Without port security, the port has no security groups.',
  },
  defaultGroup: {
    id: 'port.form.defaultGroup',
    defaultMessage: 'Unless you choose others, the port gets the default security group.',
  },
  specifyIp: { id: 'port.label.specifyIp', defaultMessage: 'Specify IP address or subnet' },
  chooseSubnet: { id: 'port.form.chooseSubnet', defaultMessage: 'Select a subnet' },
  securityHint: {
    id: 'port.form.securityHint',
    defaultMessage: 'Traffic is checked against the addresses and security groups of the port.',
  },
  deviceHint: {
    id: 'port.form.deviceHint',
    defaultMessage: 'The ID of the device that the port is attached to, if known.',
  },
})

export const ipChoices = {
  ...defineMessages({ none: { id: 'port.form.ip.none', defaultMessage: 'Unspecified' } }),
  subnet_id: typeNames.subnet,
  fixed_ip: words.fixedIpAddress,
}

export const portLabels = {
  name: words.name,
  admin_state_up: words.enableAdminState,
  device_id: portFields.deviceId,
  device_owner: portFields.deviceOwner,
  specify_ip: portFormMessages.specifyIp,
  subnet_id: typeNames.subnet,
  fixed_ip: words.fixedIpAddress,
  mac_address: words.macAddress,
  mac_learning: words.macLearningState,
  port_security: portFields.security,
  vnic_type: portFields.vnic,
  qos_policy_id: qosFieldMessages.policy,
  groups: typeNames.securityGroups,
}

type WithName = { name: string }

export const portPhrases = defineMessages<{ notCreated: WithName; notUpdated: WithName }>({
  notCreated: { id: 'port.form.failed', defaultMessage: 'Failed to create port "{name}".' },
  notUpdated: { id: 'port.form.updateFailed', defaultMessage: 'Failed to update port "{name}".' },
})

export const pairMessages = defineMessages({
  empty: {
    id: 'addressPair.empty',
    defaultMessage:
      'This port may only use its own addresses. Add pairs to allow others, such as a virtual IP address.',
  },
  add: { id: 'addressPair.add', defaultMessage: 'Add Allowed Address Pair' },
  added: { id: 'addressPair.added', defaultMessage: 'Allowed address pair was successfully added.' },
  failed: { id: 'addressPair.failed', defaultMessage: 'Failed to add allowed address pair.' },
  taken: { id: 'addressPair.taken', defaultMessage: 'This pair is already allowed.' },
  ip: { id: 'addressPair.ip', defaultMessage: 'IP Address or CIDR' },
  macHint: { id: 'addressPair.macHint', defaultMessage: "If left blank, the port's own address." },
})

export const pairPhrases = defineMessages<{ deleteOne: { ip: string } }>({
  deleteOne: { id: 'addressPair.deleteOne', defaultMessage: 'Delete {ip}' },
})
