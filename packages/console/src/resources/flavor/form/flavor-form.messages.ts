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
  noneLeftIn: { id: 'flavor.form.noneLeftIn', defaultMessage: 'No projects selected. No project can use the flavor.' },
  idHint: { id: 'flavor.form.idHint', defaultMessage: 'Leave it at auto for an id of its own.' },
  unableToModify: { id: 'flavor.form.unableToModify', defaultMessage: 'Unable to modify flavor access.' },
  save: { id: 'flavor.form.save', defaultMessage: 'Save' },
})

export const flavorFormLabels = defineMessages({
  name: { id: 'flavor.form.name', defaultMessage: 'Name' },
  id: { id: 'flavor.form.id', defaultMessage: 'ID' },
  vcpus: { id: 'flavor.form.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'flavor.form.ram', defaultMessage: 'RAM (MB)' },
  disk: { id: 'flavor.form.disk', defaultMessage: 'Root Disk (GB)' },
  ephemeral: { id: 'flavor.form.ephemeral', defaultMessage: 'Ephemeral Disk (GB)' },
  swap: { id: 'flavor.form.swap', defaultMessage: 'Swap Disk (MB)' },
  rxtx: { id: 'flavor.form.rxtx', defaultMessage: 'RX/TX Factor' },
  projects: { id: 'flavor.form.projects', defaultMessage: 'Projects' },
})

export const flavorFormPhrases = defineMessages<{
  created: { name: string }
  modified: { name: string }
  nameTaken: { value: string }
  idTaken: { value: string }
}>({
  created: { id: 'flavor.form.created', defaultMessage: 'Created new flavor "{name}".' },
  modified: { id: 'flavor.form.modified', defaultMessage: 'Modified access of flavor "{name}".' },
  nameTaken: {
    id: 'flavor.form.nameTaken',
    defaultMessage: 'The name "{value}" is already used by another flavor.',
  },
  idTaken: { id: 'flavor.form.idTaken', defaultMessage: 'The ID "{value}" is already used by another flavor.' },
})
