import { defineMessages } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { trunkMessages } from './trunk.messages.ts'

export const trunkFormMessages = defineMessages({
  detailsHint: { id: 'trunk.form.detailsHint', defaultMessage: 'Provide basic properties of the trunk.' },
  parentHint: {
    id: 'trunk.form.parentHint',
    defaultMessage: 'Select one port: an instance that is plugged into it gets the traffic of the whole trunk.',
  },
  subportsHint: {
    id: 'trunk.form.subportsHint',
    defaultMessage: 'Select any number of ports. Each has its own segmentation ID.',
  },
  adminStateHint: {
    id: 'trunk.form.adminStateHint',
    defaultMessage: 'The subports of a trunk cannot be changed while it is down.',
  },
  parentMissing: { id: 'trunk.form.parentMissing', defaultMessage: 'A parent port is required.' },
  outOfRange: {
    id: 'trunk.form.outOfRange',
    defaultMessage: 'A segmentation ID must be a whole number from 1 to 4094.',
  },
  notUnique: { id: 'trunk.form.notUnique', defaultMessage: 'Segmentation IDs must be unique.' },
  addresses: { id: 'trunk.port.addresses', defaultMessage: 'IP' },
  noParent: { id: 'trunk.form.noParent', defaultMessage: 'Select a port from the available ports below.' },
  noSubports: { id: 'trunk.form.noSubports', defaultMessage: 'No subports: select ports from those below.' },
})

export const trunkFormLabels = {
  name: words.name,
  description: words.description,
  admin_state_up: words.adminState,
  parent: trunkMessages.port,
  subports: trunkMessages.subports,
}

export const segmentationTypes = defineMessages({
  vlan: { id: 'trunk.segmentation.vlan', defaultMessage: 'VLAN' },
  inherit: { id: 'trunk.segmentation.inherit', defaultMessage: 'Inherit' },
})

export const trunkFormPhrases = defineMessages<{
  typeOf: { name: string }
  idOf: { name: string }
}>({
  typeOf: { id: 'trunk.form.typeOf', defaultMessage: 'Segmentation Type of {name}' },
  idOf: { id: 'trunk.form.idOf', defaultMessage: 'Segmentation ID of {name}' },
})
