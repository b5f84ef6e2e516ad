import { always, each, entries, flag, flagFor, others, part } from './arguments.ts'
import {
  actions,
  collection,
  command,
  newer,
  OF_ALL_PROJECTS,
  onItem,
  orEmpty,
  row,
  type Options,
  type Row,
} from './command.ts'
import { same } from '../fields.ts'

const ENCRYPTION: Options = {
  'encryption-provider': 'provider',
  'encryption-cipher': 'cipher',
  'encryption-key-size': 'key_size',
  'encryption-control-location': 'control_location',
}

const BLOCKS: Options = same('volumes snapshots gigabytes per_volume_gigabytes backups backup_gigabytes')

export const VOLUME: readonly Row[] = [
  ...collection('/volumes', 'volume', {
    takes: [orEmpty('name')],
    create: {
      ...same('size'),
      type: 'volume_type',
      image: 'imageRef',
      snapshot: 'snapshot_id',
      source: 'source_volid',
      ...same('description availability_zone'),
      property: entries('metadata'),
      hint: entries('OS-SCH-HNT:scheduler_hints'),
    },
    set: same('name description'),
    filters: { ...same('name status'), project: 'project_id', ...OF_ALL_PROJECTS },
  }),
  row('DELETE /volumes/*', onItem('volume delete', { purge: flagFor('cascade', 'true') })),
  row('PUT /os-services/enable', command('volume service set', ['host', 'binary'], { enable: always })),
  row('PUT /os-services/disable', command('volume service set', ['host', 'binary'], { disable: always })),
  row(
    'PUT /os-services/disable-log-reason',
    command('volume service set', ['host', 'binary'], { disable: always, 'disable-reason': 'disabled_reason' }),
  ),
  row('POST /volumes/*/metadata', onItem('volume set', { property: others() })),
  row('DELETE /volumes/*/metadata/*', onItem('volume unset', { property: part(2) })),
  ...actions('/volumes/*/action', {
    'os-set_bootable': onItem('volume set', { bootable: flag('bootable', 'non-bootable') }),
    'os-update_readonly_flag': onItem('volume set', { 'read-only': flag('readonly', 'read-write') }),
    'os-extend': onItem('volume set', { size: 'new_size' }),
    'os-retype': onItem('volume set', { type: 'new_type', 'retype-policy': 'migration_policy' }),
    'os-set_image_metadata': onItem('volume set', { 'image-property': entries('metadata') }),
    'os-unset_image_metadata': onItem('volume unset', { 'image-property': 'key' }),
    'os-reset_status': onItem('volume set', { state: 'status', detached: always }, { attach_status: 'detached' }),
  }),
  ...actions('/volumes/*/action', {
    'os-reset_status': onItem('volume set', { state: 'status' }),
    'os-migrate_volume': onItem('volume migrate', {
      ...same('host'),
      'force-host-copy': flag('force_host_copy'),
      'lock-volume': flag('lock_volume'),
    }),
    'os-force_delete': onItem('volume delete', { force: always }),
  }),
  ...newer([
    row('POST /volumes/*/action revert', command('volume revert', ['snapshot_id'])),
    row('POST /volumes/*/action os-unmanage', onItem('volume delete', { remote: always })),
    row(
      'POST /os-volume-manage',
      command('volume create', [orEmpty('name')], {
        ...same('host'),
        'remote-source': entries('ref'),
        type: 'volume_type',
        ...same('description availability_zone'),
        property: entries('metadata'),
        bootable: flag('bootable'),
      }),
    ),
  ]),
  row(
    'POST /volumes/*/action os-volume_upload_image',
    command('image create', ['image_name'], {
      volume: part(1),
      ...same('disk_format container_format'),
      force: flag('force'),
    }),
  ),
  ...collection('/snapshots', 'volume snapshot', {
    takes: [orEmpty('name')],
    create: { volume: 'volume_id', ...same('description'), force: flag('force'), property: entries('metadata') },
    set: same('name description'),
    filters: { ...same('name status'), project: 'project_id', ...OF_ALL_PROJECTS },
  }),
  row('POST /snapshots/*/metadata', onItem('volume snapshot set', { property: others() })),
  row('DELETE /snapshots/*/metadata/*', onItem('volume snapshot unset', { property: part(2) })),
  ...actions('/snapshots/*/action', {
    'os-reset_status': onItem('volume snapshot set', { state: 'status' }),
    'os-force_delete': onItem('volume snapshot delete', { force: always }),
  }),
  ...collection('/backups', 'volume backup', {
    takes: ['volume_id'],
    create: {
      ...same('name description container'),
      snapshot: 'snapshot_id',
      incremental: flag('incremental'),
      force: flag('force'),
      ...same('availability_zone'),
      property: entries('metadata'),
    },
    set: same('name description'),
    filters: { ...same('name status'), ...OF_ALL_PROJECTS },
  }),
  ...newer([
    row('POST /backups/*/restore', command('volume backup restore', [1, 'volume_id'], { force: always })),
    row('POST /backups/*/restore', command('volume backup restore', [1, 'name'])),
    row('POST /backups/*/restore', command('volume backup restore', [1, (call) => [`restore_backup_${call.part(1)}`]])),
  ]),
  ...actions('/backups/*/action', {
    'os-reset_status': onItem('volume backup set', { state: 'status' }),
    'os-force_delete': onItem('volume backup delete', { force: always }),
  }),
  ...collection('/types', 'volume type', {
    create: {
      ...same('description'),
      public: flag('os-volume-type-access:is_public', 'private'),
      property: entries('extra_specs'),
    },
    set: same('name description'),
  }),
  row('POST /types/*/extra_specs', onItem('volume type set', { property: others() })),
  row('DELETE /types/*/extra_specs/*', onItem('volume type unset', { property: part(2) })),
  row('POST /types/*/encryption', onItem('volume type set', ENCRYPTION)),
  row('PUT /types/*/encryption/*', onItem('volume type set', ENCRYPTION)),
  row('DELETE /types/*/encryption/*', onItem('volume type unset', { 'encryption-type': always })),
  ...actions('/types/*/action', {
    addProjectAccess: onItem('volume type set', same('project')),
    removeProjectAccess: onItem('volume type unset', same('project')),
  }),
  ...collection('/qos-specs', 'volume qos', { create: { ...same('consumer'), property: others() } }),
  row('PUT /qos-specs/*', onItem('volume qos set', { property: others() })),
  row('GET /qos-specs/*/associate', command('volume qos associate', [1, 'vol_type_id'])),
  row('GET /qos-specs/*/disassociate', onItem('volume qos disassociate', { 'volume-type': 'vol_type_id' })),
  row('GET /qos-specs/*/disassociate_all', onItem('volume qos disassociate', { all: always })),
  row('PUT /qos-specs/*/delete_keys', onItem('volume qos unset', { property: each('keys') })),
  ...['/os-volume-transfer', '/volume-transfers'].flatMap((path) => [
    ...collection(path, 'volume transfer request', {
      takes: ['volume_id'],
      create: { ...same('name'), 'no-snapshots': flag('no_snapshots') },
      filters: OF_ALL_PROJECTS,
    }),
    row(`POST ${path}/*/accept`, onItem('volume transfer request accept', same('auth_key'))),
  ]),
  ...collection('/groups', 'volume group', {
    takes: ['group_type', 'volume_types'],
    create: same('name description availability_zone'),
    set: same('name description'),
    filters: OF_ALL_PROJECTS,
  }),
  row('POST /groups/*/action delete', onItem('volume group delete', { force: flag('delete-volumes') })),
  ...collection('/group_snapshots', 'volume group snapshot', {
    takes: ['group_id'],
    create: same('name description'),
    filters: OF_ALL_PROJECTS,
  }),
  ...collection('/group_types', 'volume group type', {
    create: { ...same('description'), public: flag('is_public', 'private') },
    set: { ...same('name description'), public: flag('is_public', 'private') },
  }),
  row('POST /group_types/*/group_specs', onItem('volume group type set', { property: others() })),
  row('DELETE /messages/*', 'volume message delete'),
  row('PUT /os-quota-class-sets/*', onItem('quota set', { class: always, ...BLOCKS })),
  row('PUT /os-quota-sets/*', onItem('quota set', BLOCKS)),
]
