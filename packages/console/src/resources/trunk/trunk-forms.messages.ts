import { words } from '../../framework/text/common.messages.ts'
import { trunkMessages } from './trunk.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const trunkFormMessages = texts('trunk.form', {
  detailsHint: 'Provide basic properties of the trunk.',
  parentHint: 'Select one port: an instance that is plugged into it gets the traffic of the whole trunk.',
  subportsHint: 'Select any number of ports. Each has its own segmentation ID.',
  adminStateHint: 'The subports of a trunk cannot be changed while it is down.',
  parentMissing: 'A parent port is required.',
  outOfRange: 'A segmentation ID must be a whole number from 1 to 4094.',
  notUnique: 'Segmentation IDs must be unique.',
  noParent: 'Select a port from the available ports below.',
  noSubports: 'No subports: select ports from those below.',
  typeOf: 'Segmentation Type of {name}',
  idOf: 'Segmentation ID of {name}',
})

export const trunkFormLabels = {
  name: words.name,
  description: words.description,
  admin_state_up: words.adminState,
  parent: trunkMessages.port,
  subports: trunkMessages.subports,
}

export const segmentationTypes = texts('trunk.segmentation', { vlan: moreWords.vlan, inherit: 'Inherit' })
