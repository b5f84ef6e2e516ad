import { texts } from '../../framework/text/texts.ts'

export const definitionMessages = texts('metadataDefinition', {
  emptyHint:
    'A namespace of metadata definitions names the keys and values that people can choose for images, flavors, volumes and others.',
  import: 'Import Namespace',
  edit: 'Edit Namespace',
  associations: 'Update Associations',
  contents: 'Contents',
})

export const definitionFields = texts('metadataDefinition.field', { namespace: 'Namespace' })
