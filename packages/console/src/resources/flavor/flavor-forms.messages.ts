import { defineMessages } from 'react-intl'

export const flavorFormMessages = defineMessages({
  information: { id: 'flavor.form.information', defaultMessage: 'Flavor Information' },
  informationHint: {
    id: 'flavor.form.informationHint',
    defaultMessage: 'Flavors define the sizes for RAM, disk, number of cores, and other resources of an instance.',
  },
  access: { id: 'flavor.form.access', defaultMessage: 'Flavor Access' },
  accessHint: {
    id: 'flavor.form.accessHint',
    defaultMessage: 'Choose the projects that may use the flavor. Without a choice, all projects may.',
  },
  noneChosen: {
    id: 'flavor.form.noneChosen',
    defaultMessage: 'No projects selected. All projects can use the flavor.',
  },
  noneChosenForPrivate: {
    id: 'flavor.form.noneChosenForPrivate',
    defaultMessage: 'No projects selected. No project can use the flavor.',
  },
  idHint: { id: 'flavor.form.idHint', defaultMessage: 'With "auto", Nova chooses the ID.' },
  modifyFailed: { id: 'flavor.form.modifyFailed', defaultMessage: 'Unable to modify flavor access.' },
})

/** Labels with the unit, which the columns show in each cell. */
export const flavorFormLabels = defineMessages({
  ram: { id: 'flavor.form.ram', defaultMessage: 'RAM (MB)' },
  disk: { id: 'flavor.form.disk', defaultMessage: 'Root Disk (GB)' },
  ephemeral: { id: 'flavor.form.ephemeral', defaultMessage: 'Ephemeral Disk (GB)' },
  swap: { id: 'flavor.form.swap', defaultMessage: 'Swap Disk (MB)' },
})

export const flavorFormPhrases = defineMessages<{
  modified: { name: string }
  nameTaken: { value: string }
  idTaken: { value: string }
}>({
  modified: { id: 'flavor.form.modified', defaultMessage: 'Modified access of flavor "{name}".' },
  nameTaken: {
    id: 'flavor.form.nameTaken',
    defaultMessage: 'The name "{value}" is already used by another flavor.',
  },
  idTaken: { id: 'flavor.form.idTaken', defaultMessage: 'The ID "{value}" is already used by another flavor.' },
})
