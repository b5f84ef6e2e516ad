import { defineMessages } from 'react-intl'

export const trunkFormMessages = defineMessages({
  details: { id: 'trunk.form.details', defaultMessage: 'Details' },
  detailsHint: { id: 'trunk.form.detailsHint', defaultMessage: 'Provide basic properties of the trunk.' },
  parentStep: { id: 'trunk.form.parentStep', defaultMessage: 'Parent Port' },
  parentHint: {
    id: 'trunk.form.parentHint',
    defaultMessage: 'Select one port: an instance that is plugged into it gets the traffic of the whole trunk.',
  },
  subportsStep: { id: 'trunk.form.subportsStep', defaultMessage: 'Subports' },
  subportsHint: {
    id: 'trunk.form.subportsHint',
    defaultMessage: 'Select any number of ports. Each is told apart by a segmentation ID of its own.',
  },
  adminStateHint: {
    id: 'trunk.form.adminStateHint',
    defaultMessage: 'A trunk that is down takes no changes of its subports.',
  },
  parentMissing: { id: 'trunk.form.parentMissing', defaultMessage: 'A parent port is required.' },
  outOfRange: {
    id: 'trunk.form.outOfRange',
    defaultMessage: 'A segmentation ID must be a whole number from 1 to 4094.',
  },
  notUnique: { id: 'trunk.form.notUnique', defaultMessage: 'Segmentation IDs must be unique.' },
  unableToListPorts: { id: 'trunk.form.unableToListPorts', defaultMessage: 'Unable to retrieve the ports.' },
  noParent: { id: 'trunk.form.noParent', defaultMessage: 'Select a port from the available ports below.' },
  noSubports: { id: 'trunk.form.noSubports', defaultMessage: 'No subports: select ports from those below.' },
})

export const trunkFormLabels = defineMessages({
  name: { id: 'trunk.form.name', defaultMessage: 'Name' },
  description: { id: 'trunk.form.description', defaultMessage: 'Description' },
  admin_state_up: { id: 'trunk.form.adminState', defaultMessage: 'Admin State' },
  parent: { id: 'trunk.form.parent', defaultMessage: 'Parent Port' },
  subports: { id: 'trunk.form.subports', defaultMessage: 'Subports' },
})

export const portFields = defineMessages({
  name: { id: 'trunk.port.name', defaultMessage: 'Name' },
  addresses: { id: 'trunk.port.addresses', defaultMessage: 'IP' },
  adminState: { id: 'trunk.port.adminState', defaultMessage: 'Admin State' },
  status: { id: 'trunk.port.status', defaultMessage: 'Status' },
})

export const segmentationTypes = defineMessages({
  vlan: { id: 'trunk.segmentation.vlan', defaultMessage: 'VLAN' },
  inherit: { id: 'trunk.segmentation.inherit', defaultMessage: 'Inherit' },
})

export const trunkFormPhrases = defineMessages<{
  typeOf: { name: string }
  idOf: { name: string }
  created: { name: string }
  edited: { name: string }
}>({
  typeOf: { id: 'trunk.form.typeOf', defaultMessage: 'Segmentation Type of {name}' },
  idOf: { id: 'trunk.form.idOf', defaultMessage: 'Segmentation ID of {name}' },
  created: { id: 'trunk.form.created', defaultMessage: 'Trunk {name} was successfully created.' },
  edited: { id: 'trunk.form.edited', defaultMessage: 'Trunk {name} was successfully edited.' },
})
