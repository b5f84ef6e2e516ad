import { cinder } from '@meridian/contract'
import {
  allPages,
  volumeBackups,
  volumeGroups,
  volumeGroupSnapshots,
  volumeGroupTypes,
  volumeQosSpecs,
  volumeSnapshots,
  volumeTransfers,
} from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { mapped, serveResource } from '../../serve-resource.ts'
import { listedByName, named } from './listing.ts'

/** Cinder's resources whose endpoints forward to one call each. */
export function volumeResourceRoutes(app: FastifyInstance): void {
  serveResource(app, 'volume', [
    [cinder.snapshotList, listedByName(volumeSnapshots.page)],
    [cinder.snapshotCreate, mapped(volumeSnapshots.create, named)],
    [cinder.snapshotView, mapped(volumeSnapshots.show, named)],
    [cinder.snapshotUpdate, volumeSnapshots.update],
    [cinder.snapshotDelete, volumeSnapshots.remove],
    [cinder.snapshotMetadata, mapped(volumeSnapshots.show, ({ metadata }) => metadata)],
    [cinder.snapshotMetadataUpdate, volumeSnapshots.updateMetadata],
    [cinder.snapshotResetStatus, (client, id, { status }) => volumeSnapshots.resetStatus(client, id, status)],
  ])

  serveResource(app, 'volume', [
    [cinder.backupList, listedByName(volumeBackups.page)],
    [cinder.backupCreate, mapped(volumeBackups.create, named)],
    [cinder.backupView, mapped(volumeBackups.show, named)],
    [cinder.backupUpdate, volumeBackups.update],
    [cinder.backupDelete, volumeBackups.remove],
    [
      cinder.backupRestore,
      (client, id, { volume_id: target, name }) =>
        volumeBackups.restore(client, id, target ? { volume_id: target } : name ? { name } : {}),
    ],
    [cinder.backupResetStatus, (client, id, { status }) => volumeBackups.resetStatus(client, id, status)],
    [cinder.backupForceDelete, volumeBackups.forceDelete],
  ])

  serveResource(app, 'volume', [
    [cinder.transferList, (client) => allPages((marker) => volumeTransfers.page(client, { marker }))],
    [
      cinder.transferCreate,
      mapped(volumeTransfers.create, (transfer) => ({ ...transfer, auth_key: transfer.auth_key ?? '' })),
    ],
    [cinder.transferView, volumeTransfers.show],
    [cinder.transferAccept, (client, id, { auth_key: key }) => volumeTransfers.accept(client, id, key)],
    [cinder.transferDelete, volumeTransfers.remove],
  ])

  serveResource(app, 'volume', [
    [cinder.volumeGroupList, listedByName(volumeGroups.page)],
    [cinder.volumeGroupCreate, volumeGroups.create],
    [
      cinder.volumeGroupClone,
      (client, id, group) => volumeGroups.createFromSource(client, { ...group, source_group_id: id }),
    ],
    [cinder.volumeGroupView, mapped(volumeGroups.show, named)],
    [
      cinder.volumeGroupUpdate,
      (client, id, { add_volumes: added, remove_volumes: removed, ...texts }) =>
        volumeGroups.update(client, id, {
          ...texts,
          ...(added.length > 0 ? { add_volumes: added.join(',') } : {}),
          ...(removed.length > 0 ? { remove_volumes: removed.join(',') } : {}),
        }),
    ],
    [
      cinder.volumeGroupDelete,
      (client, id, { delete_volumes: withVolumes = false }) => volumeGroups.remove(client, id, withVolumes),
    ],
  ])

  serveResource(app, 'volume', [
    [cinder.groupSnapshotList, listedByName(volumeGroupSnapshots.page)],
    [cinder.groupSnapshotCreate, volumeGroupSnapshots.create],
    [cinder.groupSnapshotView, mapped(volumeGroupSnapshots.show, named)],
    [cinder.groupSnapshotDelete, volumeGroupSnapshots.remove],
    [
      cinder.groupSnapshotRestore,
      (client, id, group) => volumeGroups.createFromSource(client, { ...group, group_snapshot_id: id }),
    ],
  ])

  serveResource(app, 'volume', [
    [cinder.groupTypeList, volumeGroupTypes.list],
    [cinder.groupTypeCreate, volumeGroupTypes.create],
    [cinder.groupTypeView, volumeGroupTypes.show],
    [cinder.groupTypeUpdate, volumeGroupTypes.update],
    [cinder.groupTypeDelete, volumeGroupTypes.remove],
    [cinder.groupTypeMetadata, volumeGroupTypes.specs],
    [cinder.groupTypeMetadataUpdate, volumeGroupTypes.updateSpecs],
  ])

  serveResource(app, 'volume', [
    [cinder.qosSpecList, volumeQosSpecs.list],
    [cinder.qosSpecCreate, volumeQosSpecs.create],
    [cinder.qosSpecView, volumeQosSpecs.show],
    [
      cinder.qosSpecUpdate,
      async (client, id, { consumer, updated, removed }) => {
        if (removed.length > 0) await volumeQosSpecs.removeKeys(client, id, removed)
        const values = { ...updated, ...(consumer ? { consumer } : {}) }
        if (Object.keys(values).length > 0) await volumeQosSpecs.set(client, id, values)
      },
    ],
    [cinder.qosSpecDelete, volumeQosSpecs.remove],
    [cinder.qosSpecAssociations, volumeQosSpecs.associations],
    [cinder.qosSpecAssociate, volumeQosSpecs.associate],
    [cinder.qosSpecDisassociate, volumeQosSpecs.disassociate],
  ])
}
