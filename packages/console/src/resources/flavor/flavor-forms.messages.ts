import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const flavorFormMessages = texts('flavor.form', {
  information: 'Flavor Information',
  informationHint: 'Flavors define the sizes for RAM, disk, number of cores, and other resources of an instance.',
  access: 'Flavor Access',
  accessHint: 'Choose the projects that may use the flavor. Without a choice, all projects may.',
  noneChosen: 'No projects selected. All projects can use the flavor.',
  noneChosenForPrivate: 'No projects selected. No project can use the flavor.',
  idHint: 'With "auto", Nova chooses the ID.',
  modifyFailed: 'Unable to modify flavor access.',
  modified: 'Modified access of flavor "{name}".',
  nameTaken: 'The name "{value}" is already used by another flavor.',
  idTaken: 'The ID "{value}" is already used by another flavor.',
})

/** Labels with the unit, which the columns show in each cell. */
export const flavorFormLabels = texts('flavor.form', {
  ram: moreWords.ramMb,
  disk: 'Root Disk (GB)',
  ephemeral: 'Ephemeral Disk (GB)',
  swap: 'Swap Disk (MB)',
})
