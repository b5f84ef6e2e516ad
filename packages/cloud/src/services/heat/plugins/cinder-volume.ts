import type { JsonMap } from '../template/json.ts'
import { optionalId } from './lookup.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, inError, nameOf, rest } from './rest.ts'
import { attributes, boolean, changeable, existing, integer, map, range, text } from './schema.ts'

const volumes = rest({
  service: 'volume',
  path: '/v3/volumes',
  envelope: 'volume',
  headers: { 'openstack-api-version': 'volume 3.47' },
})

function isSettled(work: Work): boolean {
  const status = String(volumes.show(work)['status'])
  if (status.startsWith('error')) throw inError(status, 'Unknown')
  return status === 'available' || status === 'in-use'
}

function bodyOf(work: Work): JsonMap {
  const { properties } = work
  const image = optionalId(work, 'glance.image', properties['image'])
  const source = optionalId(work, 'cinder.volume', properties['source_volid'])
  const snapshot = optionalId(work, 'cinder.snapshot', properties['snapshot_id'])
  return {
    name: nameOf(work),
    ...given(properties, ['size', 'description', 'availability_zone', 'volume_type', 'metadata', 'backup_id']),
    ...(image !== undefined && { imageRef: image }),
    ...(source !== undefined && { source_volid: source }),
    ...(snapshot !== undefined && { snapshot_id: snapshot }),
  }
}

export const volume: Plugin = {
  type: 'OS::Cinder::Volume',
  since: '2014.1',
  description: 'A volume.',
  properties: {
    availability_zone: text('Availability zone.'),
    size: integer('Its size in GB.', { ...changeable, constraints: [range(1)] }),
    snapshot_id: text('Source snapshot.', existing('cinder.snapshot')),
    backup_id: text('Source backup.', existing('cinder.backup')),
    name: text('Its name.', changeable),
    description: text('Description.', changeable),
    volume_type: text('Its type.', { ...changeable, ...existing('cinder.vtype') }),
    metadata: map('Metadata.', undefined, { default: {}, ...changeable }),
    image: text('Source image.', existing('glance.image')),
    source_volid: text('Source volume.', existing('cinder.volume')),
    scheduler_hints: map('Stored but ignored.'),
    read_only: boolean('Whether it is read-only.', changeable),
  },
  attributes: {
    ...attributes({
      availability_zone: 'Availability zone.',
      size: 'Its size in GB.',
      snapshot_id: 'Source snapshot.',
      volume_type: 'Its type.',
      metadata: 'Metadata.',
      source_volid: 'Source volume.',
      status: 'Its status.',
      created_at: 'Time of creation.',
      bootable: 'Whether it is bootable.',
      encrypted: 'Whether it is encrypted.',
      attachments: 'Its attachments.',
      multiattach: ['boolean', 'Whether several servers can attach it at once.'],
    }),
    display_name: { description: 'Its name.', type: 'string', value: (work) => volumes.show(work)['name'] ?? null },
    display_description: {
      description: 'Description.',
      type: 'string',
      value: (work) => volumes.show(work)['description'] ?? null,
    },
    metadata_values: {
      description: 'Metadata as a map.',
      type: 'map',
      value: (work) => volumes.show(work)['metadata'] ?? null,
    },
    attachments_list: {
      description: 'Its attachments as a list.',
      type: 'list',
      value: (work) => volumes.show(work)['attachments'] ?? null,
    },
  },
  validate: (properties) =>
    ['size', 'snapshot_id', 'source_volid', 'backup_id'].every((name) => (properties[name] ?? null) === null)
      ? 'If neither "backup_id" nor "size" is provided, one and only one of "source_volid", "snapshot_id" must be specified.'
      : undefined,
  create: (work) => ({ id: idOf(volumes.create(work, bodyOf(work))) }),
  isReady: isSettled,
  update(work, changes) {
    volumes.change(work, given(changes, ['name', 'description', 'metadata']))
    const size = changes['size'] ?? null
    if (size !== null) volumes.act(work, { 'os-extend': { new_size: size } })
    const type = changes['volume_type'] ?? null
    if (type !== null) volumes.act(work, { 'os-retype': { new_type: type, migration_policy: 'on-demand' } })
    const readOnly = changes['read_only'] ?? null
    if (readOnly !== null) volumes.act(work, { 'os-update_readonly_flag': { readonly: readOnly } })
  },
  isUpdated: isSettled,
  remove: volumes.remove,
  isGone: volumes.isGone,
  check(work) {
    if (!isSettled(work)) throw inError(String(volumes.show(work)['status']), 'it is busy')
  },
  show: volumes.show,
}
