import { del, get, open, post, put } from '../../core/service/api.ts'
import { perform } from './actions.ts'
import * as attachments from './attachments/handlers.ts'
import { change as changeService } from './backends/change-service.ts'
import * as backends from './backends/handlers.ts'
import * as backupActions from './backups/actions.ts'
import * as backups from './backups/handlers.ts'
import * as backupRecords from './backups/record.ts'
import { restore } from './backups/restore.ts'
import * as consistencyGroups from './consistency-groups/handlers.ts'
import * as defaultTypes from './default-types/handlers.ts'
import * as groupSnapshots from './group-snapshots/handlers.ts'
import * as groupTypes from './group-types/handlers.ts'
import * as groupSpecs from './group-types/specs.ts'
import * as groupActions from './groups/actions.ts'
import * as groupsFromSource from './groups/from-source.ts'
import * as groups from './groups/handlers.ts'
import { update as updateGroup } from './groups/update.ts'
import * as info from './info/handlers.ts'
import * as messages from './messages/handlers.ts'
import { from } from './microversion.ts'
import { withoutProject, withProject } from './project-paths.ts'
import * as qos from './qos/handlers.ts'
import * as quotas from './quotas/handlers.ts'
import * as snapshotActions from './snapshots/actions.ts'
import * as snapshots from './snapshots/handlers.ts'
import { snapshotMetadata } from './snapshots/handlers.ts'
import * as transfers from './transfers/handlers.ts'
import * as encryption from './types/encryption.ts'
import * as extraSpecs from './types/extra-specs.ts'
import * as types from './types/handlers.ts'
import * as typeAccess from './types/project-access.ts'
import * as versions from './versions.ts'
import * as volumeActions from './volumes/actions.ts'
import * as volumeEncryption from './volumes/encryption.ts'
import * as volumes from './volumes/handlers.ts'
import { listManageable, manage } from './volumes/managing.ts'
import { metadata } from './volumes/metadata.ts'

/** In the order of https://docs.openstack.org/api-ref/block-storage/v3/ */
const ofProject = [
  get('/extensions', info.extensions),
  get('/extensions/:alias', info.showExtension),

  put('/types/:id', types.update),
  get('/types/:id/extra_specs', extraSpecs.list),
  post('/types/:id/extra_specs', extraSpecs.create),
  get('/types/:id/extra_specs/:key', extraSpecs.show),
  put('/types/:id/extra_specs/:key', extraSpecs.update),
  del('/types/:id/extra_specs/:key', extraSpecs.remove),
  get('/types/:id', types.show),
  del('/types/:id', types.remove),
  get('/types/:id/encryption', encryption.show),
  get('/types/:id/encryption/:key', encryption.showItem),
  post('/types/:id/encryption', encryption.create),
  put('/types/:id/encryption/:key', encryption.update),
  del('/types/:id/encryption/:key', encryption.remove),
  get('/types', types.list),
  post('/types', types.create),
  post('/types/:id/action', typeAccess.act),
  get('/types/:id/os-volume-type-access', typeAccess.list),

  get('/volumes/detail', volumes.listDetails),
  post('/volumes', volumes.create),
  get('/volumes', volumes.list),
  get('/volumes/:id', volumes.show),
  put('/volumes/:id', volumes.update),
  del('/volumes/:id', volumes.remove),
  post('/volumes/:id/metadata', metadata.merge),
  get('/volumes/:id/metadata', metadata.list),
  put('/volumes/:id/metadata', metadata.replace),
  get('/volumes/:id/metadata/:key', metadata.showItem),
  del('/volumes/:id/metadata/:key', metadata.removeItem),
  put('/volumes/:id/metadata/:key', metadata.updateItem),
  get('/volumes/:id/encryption', volumeEncryption.show),
  get('/volumes/:id/encryption/:key', volumeEncryption.showItem),
  get('/volumes/summary', from(12, volumes.summary)),
  post('/volumes/:id/action', volumeActions.act),

  post('/os-volume-manage', manage),
  get('/os-volume-manage', listManageable),
  get('/os-volume-manage/detail', listManageable),
  post('/manageable_volumes', from(8, manage)),
  get('/manageable_volumes', from(8, listManageable)),
  get('/manageable_volumes/detail', from(8, listManageable)),

  post('/os-volume-transfer/:id/accept', transfers.accept),
  post('/os-volume-transfer', transfers.create),
  get('/os-volume-transfer', transfers.list),
  get('/os-volume-transfer/:id', transfers.show),
  del('/os-volume-transfer/:id', transfers.remove),
  get('/os-volume-transfer/detail', transfers.listDetails),
  post('/volume-transfers/:id/accept', transfers.accept),
  post('/volume-transfers', transfers.create),
  get('/volume-transfers', transfers.list),
  get('/volume-transfers/:id', transfers.show),
  del('/volume-transfers/:id', transfers.remove),
  get('/volume-transfers/detail', transfers.listDetails),

  del('/attachments/:id', from(27, attachments.remove)),
  get('/attachments/:id', from(27, attachments.show)),
  get('/attachments/detail', from(27, attachments.listDetails)),
  get('/attachments', from(27, attachments.list)),
  post('/attachments', from(27, attachments.create)),
  put('/attachments/:id', from(27, attachments.update)),
  post('/attachments/:id/action', (call) => perform(call, { 'os-complete': from(44, attachments.complete) })),

  get('/scheduler-stats/get_pools', backends.pools),

  get('/snapshots/detail', snapshots.listDetails),
  post('/snapshots', snapshots.create),
  get('/snapshots', snapshots.list),
  get('/snapshots/:id/metadata', snapshotMetadata.list),
  post('/snapshots/:id/metadata', snapshotMetadata.merge),
  put('/snapshots/:id/metadata', snapshotMetadata.replace),
  get('/snapshots/:id', snapshots.show),
  put('/snapshots/:id', snapshots.update),
  del('/snapshots/:id', snapshots.remove),
  get('/snapshots/:id/metadata/:key', snapshotMetadata.showItem),
  put('/snapshots/:id/metadata/:key', snapshotMetadata.updateItem),
  del('/snapshots/:id/metadata/:key', snapshotMetadata.removeItem),
  post('/snapshots/:id/action', snapshotActions.act),

  del('/messages/:id', from(3, messages.remove)),
  get('/messages/:id', from(3, messages.show)),
  get('/messages', from(3, messages.list)),

  get('/resource_filters', from(33, info.resourceFilters)),

  get('/qos-specs/:id/disassociate_all', qos.disassociateAll),
  put('/qos-specs/:id/delete_keys', qos.removeKeys),
  get('/qos-specs/:id/associations', qos.associations),
  get('/qos-specs/:id/associate', qos.associate),
  get('/qos-specs/:id/disassociate', qos.disassociate),
  get('/qos-specs/:id', qos.show),
  put('/qos-specs/:id', qos.update),
  del('/qos-specs/:id', qos.remove),
  post('/qos-specs', qos.create),
  get('/qos-specs', qos.list),

  get('/limits', quotas.limits),

  get('/backups/detail', backups.listDetails),
  get('/backups/:id', backups.show),
  del('/backups/:id', backups.remove),
  post('/backups/:id/restore', restore),
  post('/backups', backups.create),
  put('/backups/:id', from(9, backups.update)),
  get('/backups', backups.list),
  get('/backups/:id/export_record', backupRecords.exportRecord),
  post('/backups/import_record', backupRecords.importRecord),
  post('/backups/:id/action', backupActions.act),

  get('/capabilities/:host', backends.capabilities),

  get('/consistencygroups', consistencyGroups.list),
  post('/consistencygroups', consistencyGroups.create),
  get('/consistencygroups/:id', consistencyGroups.show),
  post('/consistencygroups/create_from_src', groupsFromSource.createConsistencyGroup),
  post('/consistencygroups/:id/delete', consistencyGroups.remove),
  get('/consistencygroups/detail', consistencyGroups.listDetails),
  put('/consistencygroups/:id/update', consistencyGroups.update),
  del('/cgsnapshots/:id', consistencyGroups.removeSnapshot),
  get('/cgsnapshots/:id', consistencyGroups.showSnapshot),
  get('/cgsnapshots/detail', consistencyGroups.listSnapshotDetails),
  get('/cgsnapshots', consistencyGroups.listSnapshots),
  post('/cgsnapshots', consistencyGroups.createSnapshot),

  get('/groups', from(13, groups.list)),
  post('/groups', from(13, groups.create)),
  get('/groups/:id', from(13, groups.show)),
  post('/groups/action', from(13, groupsFromSource.act)),
  put('/groups/:id', from(13, updateGroup)),
  get('/groups/detail', from(13, groups.listDetails)),
  post('/groups/:id/action', from(13, groupActions.act)),
  del('/group_snapshots/:id', from(14, groupSnapshots.remove)),
  get('/group_snapshots/:id', from(14, groupSnapshots.show)),
  get('/group_snapshots/detail', from(14, groupSnapshots.listDetails)),
  get('/group_snapshots', from(14, groupSnapshots.list)),
  post('/group_snapshots', from(14, groupSnapshots.create)),
  post('/group_snapshots/:id/action', from(14, groupSnapshots.act)),

  put('/group_types/:id', from(11, groupTypes.update)),
  get('/group_types/:id', from(11, groupTypes.show)),
  del('/group_types/:id', from(11, groupTypes.remove)),
  get('/group_types', from(11, groupTypes.list)),
  post('/group_types', from(11, groupTypes.create)),
  post('/group_types/:id/group_specs', from(11, groupSpecs.create)),
  get('/group_types/:id/group_specs', from(11, groupSpecs.list)),
  get('/group_types/:id/group_specs/:key', from(11, groupSpecs.show)),
  put('/group_types/:id/group_specs/:key', from(11, groupSpecs.update)),
  del('/group_types/:id/group_specs/:key', from(11, groupSpecs.remove)),

  get('/os-hosts', backends.hosts),
  get('/os-hosts/:host', backends.showHost),

  get('/os-quota-class-sets/:name', quotas.showClass),
  put('/os-quota-class-sets/:name', quotas.updateClass),
  get('/os-quota-sets/:project', quotas.show),
  get('/os-quota-sets/:project/defaults', quotas.defaults),
  put('/os-quota-sets/:project', quotas.update),
  del('/os-quota-sets/:project', quotas.remove),

  get('/os-services', backends.services),
  put('/os-services/:action', changeService),
  get('/os-availability-zone', backends.zones),

  get('/clusters', from(7, backends.clusters)),
  get('/clusters/detail', from(7, backends.clusters)),
  get('/clusters/:name', from(7, backends.showCluster)),
]

/** Routes without a project in the path. */
const ofCloud = [
  put('/default-types/:project', from(62, defaultTypes.set)),
  get('/default-types/:project', from(62, defaultTypes.show)),
  get('/default-types', from(62, defaultTypes.list)),
  del('/default-types/:project', from(62, defaultTypes.unset)),
]

export const routes = [
  open.get('/', versions.root),
  get('/v3', versions.show),
  ...ofCloud.map(withoutProject),
  ...ofProject.flatMap((route) => [withoutProject(route), withProject(route)]),
]
