import { metadefEndpoints } from '@meridian/contract'
import { FileUp, Link2 } from 'lucide-react'
import { createAction, deleteAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
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
    {
      id: 'description',
      header: words.description,
      priority: 2,
      width: 200,
      grow: 5,
      value: ({ description }) => description ?? '',
    },
    {
      id: 'types',
      header: typeNames.resourceTypes,
      search: true,
      priority: 2,
      width: 180,
      grow: 3,
      value: ({ resource_type_associations: associations }) => associations.map(({ name }) => name).join(', '),
    },
    {
      id: 'public',
      header: words.public,
      search: true,
      width: 80,
      grow: 0.3,
      value: ({ visibility }) => visibility === 'public',
      format: 'yes-no',
    },
    {
      id: 'protected',
      header: words.protected,
      search: true,
      width: 96,
      grow: 0.3,
      value: ({ protected: isProtected }) => isProtected,
      format: 'yes-no',
    },
  ],
  details: {
    facts: [
      { id: 'namespace', header: fields.namespace, value: ({ namespace }) => namespace },
      { id: 'owner', header: words.owner, value: ({ owner }) => owner ?? null },
      { id: 'created', header: words.created, value: ({ created_at: created }) => created, format: 'moment' },
      { id: 'updated', header: words.updated, value: ({ updated_at: updated }) => updated ?? null, format: 'moment' },
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
    dialogAction<MetadataDefinition>(manifest, 'associations', {
      label: messages.associations,
      icon: Link2,
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
