import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const flavorMessages = defineMessages({
  emptyHint: {
    id: 'flavor.emptyHint',
    defaultMessage:
      'A flavor says how large an instance is. Without one, no instance can be launched: create the first.',
  },
  create: { id: 'flavor.create', defaultMessage: 'Create Flavor' },
  modifyAccess: { id: 'flavor.modifyAccess', defaultMessage: 'Modify Access' },
  overview: { id: 'flavor.overview', defaultMessage: 'Overview' },
  access: { id: 'flavor.access', defaultMessage: 'Access' },
  publicToAll: { id: 'flavor.publicToAll', defaultMessage: 'All projects can use this flavor.' },
  usedByNone: { id: 'flavor.usedByNone', defaultMessage: 'No project can use this flavor.' },
  extraSpecs: { id: 'flavor.extraSpecs', defaultMessage: 'Extra Specs' },
  noExtraSpecs: { id: 'flavor.noExtraSpecs', defaultMessage: 'This flavor has none.' },
})

export const flavorFields = defineMessages({
  name: { id: 'flavor.field.name', defaultMessage: 'Flavor Name' },
  id: { id: 'flavor.field.id', defaultMessage: 'ID' },
  description: { id: 'flavor.field.description', defaultMessage: 'Description' },
  vcpus: { id: 'flavor.field.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'flavor.field.ram', defaultMessage: 'RAM' },
  disk: { id: 'flavor.field.disk', defaultMessage: 'Root Disk' },
  ephemeral: { id: 'flavor.field.ephemeral', defaultMessage: 'Ephemeral Disk' },
  swap: { id: 'flavor.field.swap', defaultMessage: 'Swap Disk' },
  rxtx: { id: 'flavor.field.rxtx', defaultMessage: 'RX/TX factor' },
  public: { id: 'flavor.field.public', defaultMessage: 'Public' },
  metadata: { id: 'flavor.field.metadata', defaultMessage: 'Metadata' },
})

export const flavorPhrases = defineMessages<{ metadataOf: { name: string; has: string } }>({
  metadataOf: { id: 'flavor.metadataOf', defaultMessage: '{has}: update the metadata of {name}' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'flavor.delete.one', defaultMessage: 'Delete Flavor' },
    other: { id: 'flavor.delete.other', defaultMessage: 'Delete Flavors' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'flavor.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Flavor} other {Confirm Delete Flavors}}',
    },
    body: {
      id: 'flavor.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted flavor is not recoverable.} other {Deleted flavors are not recoverable.}}',
    },
    notAllowed: { id: 'flavor.delete.notAllowed', defaultMessage: 'You are not allowed to delete flavors: {names}' },
    deleted: { id: 'flavor.delete.deleted', defaultMessage: 'Deleted Flavor(s): {names}.' },
    failed: { id: 'flavor.delete.failed', defaultMessage: 'Unable to delete Flavor(s): {names}.' },
  }),
}
