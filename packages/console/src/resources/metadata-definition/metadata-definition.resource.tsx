import { metadefEndpoints } from '@meridian/contract'
import { FileUp, Link2 } from 'lucide-react'
import { createAction, deleteAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fieldColumn, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { metadataDefinitionManifest as manifest } from './metadata-definition.manifest.ts'
import { definitionFields as fields, definitionMessages as messages } from './metadata-definition.messages.ts'
import { definitionQueries, type MetadataDefinition } from './metadata-definition.queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Contents = lazyPart(async () => (await import('./Contents.tsx')).Contents)

const labelOf = ({ namespace, display_name: name }: MetadataDefinition) => name || namespace
const isUnprotected = ({ protected: isProtected }: MetadataDefinition) => !isProtected

export const metadataDefinition = defineResource<MetadataDefinition>(manifest, {
  list: { emptyHint: messages.emptyHint, query: definitionQueries.list },
  label: labelOf,
  load: definitionQueries.one,
  columns: [
    nameColumn<MetadataDefinition>(manifest, { label: labelOf, search: true }),
    column('description', words.description, ({ description }) => description ?? '', {
      priority: 2,
      width: 200,
      grow: 5,
    }),
    column(
      'types',
      typeNames.resourceTypes,
      ({ resource_type_associations: associations }) => associations.map(({ name }) => name).join(', '),
      { search: true, priority: 2, width: 180, grow: 3 },
    ),
    column('public', words.public, ({ visibility }) => visibility === 'public', {
      search: true,
      width: 80,
      grow: 0.3,
      format: 'yes-no',
    }),
    fieldColumn('protected', words.protected, { search: true, width: 96, grow: 0.3, format: 'yes-no' }),
  ],
  details: {
    facts: [
      fieldFact('namespace', fields.namespace),
      fact('owner', words.owner, ({ owner }) => owner ?? null),
      fact('created', words.created, ({ created_at: created }) => created, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: updated }) => updated ?? null, { format: 'moment' }),
    ],
    tabs: [{ id: 'contents', label: messages.contents, render: (item) => <Contents definition={item} /> }],
  },
  actions: [
    createAction(manifest, {
      label: messages.import,
      icon: FileUp,
      policy: [['image', 'add_metadef_namespace']],
      dialog: async () => (await import('./DefinitionForms.tsx')).ImportNamespace,
    }),
    editAction<MetadataDefinition>(manifest, {
      label: messages.edit,
      policy: [['image', 'modify_metadef_namespace']],
      dialog: async () => (await import('./DefinitionForms.tsx')).EditNamespace,
    }),
    dialogAction<MetadataDefinition>(manifest, 'associations', messages.associations, Link2, {
      policy: [
        ['image', 'add_metadef_resource_type_association'],
        ['image', 'remove_metadef_resource_type_association'],
      ],
      allowed: isUnprotected,
      dialog: async () => (await import('./UpdateAssociations.tsx')).UpdateAssociations,
    }),
    deleteAction<MetadataDefinition>(manifest, {
      lookAhead: 'nothing else',
      policy: [['image', 'delete_metadef_namespace']],
      allowed: isUnprotected,
      remove: ({ id }, send) => send(metadefEndpoints.namespaceDelete, { params: { name: id } }),
    }),
  ],
})
