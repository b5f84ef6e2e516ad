import { texts } from '../../framework/text/texts.ts'

export const flavorMessages = texts('flavor', {
  emptyHint: 'A flavor defines the size of an instance. Create one before you launch instances.',
  modifyAccess: 'Modify Access',
  publicToAll: 'All projects can use this flavor.',
  usedByNone: 'No project can use this flavor.',
  noExtraSpecs: 'This flavor has none.',
  metadataOf: '{has}: update the metadata of {name}',
})

export const flavorFields = texts('flavor.field', { swap: 'Swap Disk', rxtx: 'RX/TX Factor' })

/** The sentences of deleting that differ from the common ones. */
export const deleteSentences = texts('flavor.delete', {
  done: 'Deleted Flavor(s): {names}.',
  failed: 'Unable to delete Flavor(s): {names}.',
})
