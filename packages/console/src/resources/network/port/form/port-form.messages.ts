import { defineMessages } from 'react-intl'

export const portFormMessages = defineMessages({
  create: { id: 'port.form.create', defaultMessage: 'Create' },
  save: { id: 'port.form.save', defaultMessage: 'Save' },
  info: { id: 'port.form.info', defaultMessage: 'Info' },
  groups: { id: 'port.form.groups', defaultMessage: 'Security Groups' },
  noGroups: {
    id: 'port.form.noGroups',
    defaultMessage: 'Without port security, no security groups hold for the port.',
  },
  defaultGroup: {
    id: 'port.form.defaultGroup',
    defaultMessage: 'Unless you choose others, the default security group holds for the port.',
  },
  chooseSubnet: { id: 'port.form.chooseSubnet', defaultMessage: 'Select a subnet' },
  securityHint: {
    id: 'port.form.securityHint',
    defaultMessage: 'Traffic is checked against its addresses and security groups.',
  },
  deviceHint: { id: 'port.form.deviceHint', defaultMessage: 'What the port is attached to, where that is known.' },
})

export const ipChoices = defineMessages({
  none: { id: 'port.form.ip.none', defaultMessage: 'Unspecified' },
  subnet_id: { id: 'port.form.ip.subnet', defaultMessage: 'Subnet' },
  fixed_ip: { id: 'port.form.ip.fixed', defaultMessage: 'Fixed IP Address' },
})

export const portLabels = defineMessages({
  name: { id: 'port.label.name', defaultMessage: 'Name' },
  admin_state_up: { id: 'port.label.adminState', defaultMessage: 'Enable Admin State' },
  device_id: { id: 'port.label.deviceId', defaultMessage: 'Device ID' },
  device_owner: { id: 'port.label.deviceOwner', defaultMessage: 'Device Owner' },
  specify_ip: { id: 'port.label.specifyIp', defaultMessage: 'Specify IP address or subnet' },
  subnet_id: { id: 'port.label.subnet', defaultMessage: 'Subnet' },
  fixed_ip: { id: 'port.label.fixedIp', defaultMessage: 'Fixed IP Address' },
  mac_address: { id: 'port.label.mac', defaultMessage: 'MAC Address' },
  mac_learning: { id: 'port.label.macLearning', defaultMessage: 'MAC Learning State' },
  port_security: { id: 'port.label.security', defaultMessage: 'Port Security' },
  vnic_type: { id: 'port.label.vnic', defaultMessage: 'VNIC Type' },
  groups: { id: 'port.label.groups', defaultMessage: 'Security Groups' },
})

type Named = { name: string }

export const portPhrases = defineMessages<{ created: Named; updated: Named; failed: Named; updateFailed: Named }>({
  failed: { id: 'port.form.failed', defaultMessage: 'Failed to create port "{name}".' },
  updateFailed: { id: 'port.form.updateFailed', defaultMessage: 'Failed to update port "{name}".' },
  created: { id: 'port.form.created', defaultMessage: 'Port {name} was successfully created.' },
  updated: { id: 'port.form.updated', defaultMessage: 'Port {name} was successfully updated.' },
})
