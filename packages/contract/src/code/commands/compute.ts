import { always, each, entries, file, flag, nullEntries, others, part, value } from './arguments.ts'
import { actions, collection, command, OF_ALL_PROJECTS, onItem, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const QUOTA: Options = {
  ...same('cores instances ram key_pairs server_groups server_group_members'),
  properties: 'metadata_items',
  ...same('injected_files'),
  'injected-file-size': 'injected_file_content_bytes',
  'injected-path-size': 'injected_file_path_bytes',
}

/** The kinds of consoles by their option. */
const CONSOLES = {
  novnc: { protocol: 'vnc', type: 'novnc' },
  xvpvnc: { protocol: 'vnc', type: 'xvpvnc' },
  spice: { protocol: 'spice', type: 'spice-html5' },
  rdp: { protocol: 'rdp', type: 'rdp-html5' },
  serial: { protocol: 'serial', type: 'serial' },
  mks: { protocol: 'mks', type: 'webmks' },
}

export const COMPUTE: readonly Row[] = [
  ...collection('/servers', 'server', {
    create: {
      image: 'imageRef',
      flavor: 'flavorRef',
      ...same('key_name'),
      'security-group': each('security_groups', 'name'),
      nic: each('networks', { 'net-id': 'uuid', 'port-id': 'port', 'v4-fixed-ip': 'fixed_ip' }),
      'block-device': each(
        'block_device_mapping_v2',
        same(
          'uuid source_type destination_type boot_index volume_size volume_type device_name delete_on_termination disk_bus device_type guest_format tag',
        ),
      ),
      'user-data': file('user_data', 'base64'),
      property: entries('metadata'),
      ...same('availability_zone'),
      min: value('min_count', { unless: '1' }),
      max: value('max_count', { unless: '1' }),
      password: 'adminPass',
      'use-config-drive': flag('config_drive'),
      ...same('description'),
      tag: each('tags'),
      hint: entries('os:scheduler_hints'),
    },
    fixed: { 'OS-DCF:diskConfig': 'AUTO' },
    set: same('name description'),
    filters: { ...same('name status'), project: 'project_id', ...OF_ALL_PROJECTS },
  }),
  ...collection('/os-server-groups', 'server group', {
    create: { policy: [each('policies'), value('policy')], rule: entries('rules') },
    filters: OF_ALL_PROJECTS,
  }),
  ...collection('/os-keypairs', 'keypair', {
    create: { type: value('type', { unless: 'ssh' }), 'public-key': file('public_key') },
  }),
  ...collection('/os-aggregates', 'aggregate', {
    create: { zone: 'availability_zone' },
    set: { ...same('name'), zone: 'availability_zone' },
  }),
  ...collection('/flavors', 'flavor', {
    create: {
      ...same('id vcpus ram disk'),
      ephemeral: value('OS-FLV-EXT-DATA:ephemeral', { unless: '0' }),
      swap: value('swap', { unless: '0' }),
      'rxtx-factor': value('rxtx_factor', { unless: '1' }),
      public: flag('os-flavor-access:is_public', 'private'),
      ...same('description'),
    },
  }),
  row('POST /flavors/*/os-extra_specs', onItem('flavor set', { property: others() })),
  row('DELETE /flavors/*/os-extra_specs/*', onItem('flavor unset', { property: part(2) })),
  ...actions('/flavors/*/action', {
    addTenantAccess: onItem('flavor set', { project: 'tenant' }),
    removeTenantAccess: onItem('flavor unset', { project: 'tenant' }),
  }),
  row('DELETE /os-services/*', 'compute service delete'),
  ...actions('/os-aggregates/*/action', {
    add_host: command('aggregate add host', [1, 'host']),
    remove_host: command('aggregate remove host', [1, 'host']),
  }),
  row(
    'POST /os-aggregates/*/action set_metadata',
    onItem('aggregate unset', { property: nullEntries('metadata') }),
    onItem('aggregate set', { property: entries('metadata') }),
  ),
  row('PUT /os-quota-class-sets/*', onItem('quota set', { class: always, ...QUOTA })),
  row('PUT /os-quota-sets/*', onItem('quota set', QUOTA)),
  row('POST /servers/*/metadata', onItem('server set', { property: others() })),
  row('DELETE /servers/*/metadata/*', onItem('server unset', { property: part(2) })),
  row(
    'POST /servers/*/os-volume_attachments',
    command('server add volume', [1, 'volumeId'], {
      ...same('device tag'),
      'enable-delete-on-termination': flag('delete_on_termination', 'disable-delete-on-termination'),
    }),
  ),
  row('DELETE /servers/*/os-volume_attachments/*', command('server remove volume', [1, 2])),
  row('POST /servers/*/os-interface', command('server add network', [1, 'net_id'])),
  row('POST /servers/*/os-interface', command('server add port', [1, 'port_id'])),
  row(
    'POST /servers/*/os-interface',
    command('server add fixed ip', [1, 'net_id'], { 'fixed-ip-address': each('fixed_ips', 'ip_address') }),
  ),
  row('DELETE /servers/*/os-interface/*', command('server remove port', [1, 2])),
  ...Object.entries(CONSOLES).map(([option, fixed]) =>
    row('POST /servers/*/remote-consoles', onItem('console url show', { [option]: always }, fixed)),
  ),
  ...actions('/servers/*/action', {
    'os-getConsoleOutput': onItem('console log show', { lines: 'length' }),
    'os-start': 'server start',
    'os-stop': 'server stop',
    pause: 'server pause',
    unpause: 'server unpause',
    suspend: 'server suspend',
    resume: 'server resume',
    reboot: onItem('server reboot', { soft: always }, { type: 'SOFT' }),
  }),
  ...actions('/servers/*/action', {
    reboot: onItem('server reboot', { hard: always }, { type: 'HARD' }),
    lock: onItem('server lock', { reason: 'locked_reason' }),
    unlock: 'server unlock',
    shelve: 'server shelve',
    shelveOffload: onItem('server shelve', { offload: always }),
    unshelve: onItem('server unshelve', same('availability_zone')),
    unrescue: 'server unrescue',
    confirmResize: 'server resize confirm',
    revertResize: 'server resize revert',
    forceDelete: onItem('server delete', { force: always }),
    restore: 'server restore',
    createBackup: onItem('server backup create', { ...same('name'), type: 'backup_type', rotate: 'rotation' }),
    createImage: onItem('server image create', { ...same('name'), property: entries('metadata') }),
    changePassword: onItem('server set', { password: 'adminPass' }),
    rebuild: onItem('server rebuild', { image: 'imageRef', password: 'adminPass', ...same('description name') }),
    resize: onItem('server resize', { flavor: 'flavorRef' }),
    rescue: onItem('server rescue', { image: 'rescue_image_ref', password: 'adminPass' }),
    migrate: onItem('server migrate', same('host')),
    'os-migrateLive': onItem('server migrate', {
      'live-migration': always,
      ...same('host'),
      'block-migration': flag('block_migration', 'shared-migration', 'auto'),
      'disk-overcommit': flag('disk_over_commit', 'no-disk-overcommit'),
    }),
    evacuate: onItem('server evacuate', { ...same('host'), password: 'adminPass' }),
    'os-resetState': onItem('server set', same('state')),
  }),
  row('POST /servers/*/migrations/*/action force_complete', command('server migration force complete', [1, 2])),
  row('DELETE /servers/*/migrations/*', command('server migration abort', [1, 2])),
]
