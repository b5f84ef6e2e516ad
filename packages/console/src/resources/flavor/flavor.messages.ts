import { defineMessages } from 'react-intl'

export const flavorMessages = defineMessages({
  emptyHint: {
    id: 'flavor.emptyHint',
    defaultMessage: 'A flavor defines the size of an instance. Create one before you launch instances.',
  },
  modifyAccess: { id: 'flavor.modifyAccess', defaultMessage: 'Modify Access' },
  access: { id: 'flavor.access', defaultMessage: 'Access' },
  publicToAll: { id: 'flavor.publicToAll', defaultMessage: 'All projects can use this flavor.' },
  usedByNone: { id: 'flavor.usedByNone', defaultMessage: 'No project can use this flavor.' },
  extraSpecs: { id: 'flavor.extraSpecs', defaultMessage: 'Extra Specs' },
  noExtraSpecs: { id: 'flavor.noExtraSpecs', defaultMessage: 'This flavor has none.' },
})

export const flavorFields = defineMessages({
  name: { id: 'flavor.field.name', defaultMessage: 'Flavor Name' },
  disk: { id: 'flavor.field.disk', defaultMessage: 'Root Disk' },
  swap: { id: 'flavor.field.swap', defaultMessage: 'Swap Disk' },
  rxtx: { id: 'flavor.field.rxtx', defaultMessage: 'RX/TX Factor' },
})

export const flavorPhrases = defineMessages<{ metadataOf: { name: string; has: string } }>({
  metadataOf: { id: 'flavor.metadataOf', defaultMessage: '{has}: update the metadata of {name}' },
})

/** The sentences of deleting that differ from the common ones. */
export const deleteSentences = defineMessages({
  done: { id: 'flavor.delete.done', defaultMessage: 'Deleted Flavor(s): {names}.' },
  failed: { id: 'flavor.delete.failed', defaultMessage: 'Unable to delete Flavor(s): {names}.' },
})
