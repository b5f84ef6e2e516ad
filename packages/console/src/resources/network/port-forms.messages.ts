import { typeNames, words } from '../../framework/text/common.messages.ts'
import { portFields } from './port.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const portFormMessages = texts('port.form', {
  info: 'Info',
  noGroups: 'Without port security, the port has no security groups.',
  defaultGroup: 'Unless you choose others, the port gets the default security group.',
  specifyIp: 'Specify IP address or subnet',
  chooseSubnet: 'Select a subnet',
  securityHint: 'Traffic is checked against the addresses and security groups of the port.',
  deviceHint: 'The ID of the device that the port is attached to, if known.',
  notCreated: 'Failed to create port "{name}".',
  notUpdated: 'Failed to update port "{name}".',
})

export const ipChoices = texts('port.form.ip', {
  none: 'Unspecified',
  subnet_id: typeNames.subnet,
  fixed_ip: words.fixedIpAddress,
})

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
  qos_policy_id: typeNames.qosPolicy,
  groups: typeNames.securityGroups,
}

export const pairMessages = texts('addressPair', {
  empty: 'This port may only use its own addresses. Add pairs to allow others, such as a virtual IP address.',
  add: 'Add Allowed Address Pair',
  added: 'Allowed address pair was successfully added.',
  failed: 'Failed to add allowed address pair.',
  taken: 'This pair is already allowed.',
  ip: 'IP Address or CIDR',
  macHint: "If left blank, the port's own address.",
  deleteOne: 'Delete {ip}',
})
