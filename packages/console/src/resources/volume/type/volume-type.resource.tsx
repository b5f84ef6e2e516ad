import { qosSpecEndpoints, volumeTypeEndpoints, type VolumeType } from '@meridian/contract'
import { Gauge, KeyRound, Lock, LockOpen } from 'lucide-react'
import { call } from '../../../api/client.ts'
import { joinedOne, orNull } from '../../../api/joined.ts'
import { wholeList } from '../../../api/lists.ts'
import { query } from '../../../api/query.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { createAction, deleteAction, dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { column } from '../../../framework/resource/column.ts'
import { updateMetadata } from '../../../services/metadata/update-metadata.tsx'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { idColumn, nameColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { qosSpecManifest } from '../qos-spec/qos-spec.manifest.ts'
import { encryptionMessages } from '../volume.messages.ts'
import { deleteEncryptionMessages, typeMessages as messages } from '../volume-type.messages.ts'
import { volumeTypeManifest as manifest } from './volume-type.manifest.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const VolumeTypeCards = lazyPart(async () => (await import('./VolumeTypeCards.tsx')).VolumeTypeCards)

/** A type with its encryption and the name of its QoS specs, which the calls for one type do not return. */
const load = (id: string) =>
  joinedOne(query(volumeTypeEndpoints.volumeTypeView, { params: { id } }), async (type, signal) => {
    const [found, qos] = await Promise.all([
      orNull(call(volumeTypeEndpoints.volumeTypeEncryption, { params: { id } }, { signal })),
      type.qos_specs_id
        ? orNull(call(qosSpecEndpoints.qosSpecView, { params: { id: type.qos_specs_id } }, { signal }))
        : null,
    ])
    return { ...type, encryption: found?.encryption ?? null, associated_qos_spec: qos?.name ?? null }
  })

const ENCRYPTION: readonly PolicyRule[] = [['volume', 'volume_extension:volume_type_encryption']]

export const volumeType = defineResource<VolumeType>(manifest, {
  list: {
    emptyHint: messages.emptyHint,
    query: () => wholeList(volumeTypeEndpoints.volumeTypeList, { detailed: true }),
  },
  load,
  columns: [
    nameColumn(manifest, { search: true }),
    column('description', words.description, ({ description }) => description ?? '', { width: 160, grow: 3 }),
    column('qos', messages.qos, ({ associated_qos_spec: name }) => name ?? '', {
      search: true,
      priority: 2,
      width: 170,
      cell: ({ associated_qos_spec: name, qos_specs_id: id }) =>
        id && name ? <ResourceLink type={qosSpecManifest.type} id={id} name={name} /> : name,
    }),
    column('encryption', encryptionMessages.title, ({ encryption }) => encryption?.provider ?? '', {
      search: true,
      priority: 2,
      width: 120,
    }),
    column('public', words.public, ({ is_public: isPublic }) => isPublic, {
      search: true,
      width: 90,
      grow: 0.5,
      format: 'yes-no',
    }),
  ],
  details: { facts: [idColumn()], cards: (item) => <VolumeTypeCards type={item} /> },
  actions: [
    createAction(manifest, {
      policy: [['volume', 'volume_extension:type_create']],
      dialog: async () => (await import('./volume-type-dialogs.tsx')).VolumeTypeForm,
    }),
    dialogAction<VolumeType>(manifest, 'encryption', messages.updateEncryption, Lock, {
      section: 'edit',
      policy: ENCRYPTION,
      dialog: async () => (await import('./volume-type-dialogs.tsx')).SetEncryption,
    }),
    batchAction<VolumeType>('delete-encryption', LockOpen, {
      section: 'edit',
      danger: true,
      policy: ENCRYPTION,
      allowed: ({ encryption }) => encryption !== null,
      messages: deleteEncryptionMessages,
      perform: ({ id }, send) => send(volumeTypeEndpoints.volumeTypeEncryptionDelete, { params: { id } }),
    }),
    updateMetadata<VolumeType>(manifest, {
      kind: 'volume_type',
      read: volumeTypeEndpoints.volumeTypeMetadata,
      write: volumeTypeEndpoints.volumeTypeMetadataUpdate,
      label: ({ name }) => name,
      policy: [['volume', 'volume_extension:types_extra_specs:create']],
    }),
    dialogAction<VolumeType>(manifest, 'qos', messages.manageQos, Gauge, {
      section: 'edit',
      policy: [['volume', 'volume_extension:qos_specs_manage:update']],
      dialog: async () => (await import('./volume-type-dialogs.tsx')).AssociateQos,
    }),
    editAction<VolumeType>(manifest, {
      section: 'edit',
      policy: [['volume', 'volume_extension:type_update']],
      dialog: async () => (await import('./volume-type-dialogs.tsx')).VolumeTypeForm,
    }),
    dialogAction<VolumeType>(manifest, 'access', messages.access, KeyRound, {
      section: 'edit',
      policy: [['volume', 'volume_extension:volume_type_access:addProjectAccess']],
      // A public type has no access list.
      allowed: ({ is_public: isPublic }) => !isPublic,
      dialog: async () => (await import('./EditTypeAccess.tsx')).EditTypeAccess,
    }),
    deleteAction<VolumeType>(manifest, {
      lookAhead: async () => (await import('../../../services/deletion/storage-look-ahead.ts')).volumeTypeLookAhead,
      section: 'end',
      policy: [['volume', 'volume_extension:type_delete']],
      remove: ({ id }, send) => send(volumeTypeEndpoints.volumeTypeDelete, { params: { id } }),
    }),
  ],
})
