import { defineMessages } from 'react-intl'

export const definitionMessages = defineMessages({
  emptyHint: {
    id: 'metadataDefinition.emptyHint',
    defaultMessage:
      'A namespace of metadata definitions names the keys and values that people can choose for images, flavors, volumes and others.',
  },
  import: { id: 'metadataDefinition.import', defaultMessage: 'Import Namespace' },
  edit: { id: 'metadataDefinition.edit', defaultMessage: 'Edit Namespace' },
  associations: { id: 'metadataDefinition.associations', defaultMessage: 'Update Associations' },
  contents: { id: 'metadataDefinition.contents', defaultMessage: 'Contents' },
})

export const definitionFields = defineMessages({
  resourceTypes: { id: 'metadataDefinition.field.resourceTypes', defaultMessage: 'Resource Types' },
  protected: { id: 'metadataDefinition.field.protected', defaultMessage: 'Protected' },
  namespace: { id: 'metadataDefinition.field.namespace', defaultMessage: 'Namespace' },
  owner: { id: 'metadataDefinition.field.owner', defaultMessage: 'Owner' },
})
