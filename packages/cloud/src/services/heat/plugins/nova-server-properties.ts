import type { PropertySchemas } from './properties.ts'
import { boolean, changeable, existing, integer, list, map, oneOf, range, text } from './schema.ts'

const disk = map('A disk.', {
  device_name: text('Under which name.'),
  volume_id: text('A volume.', existing('cinder.volume')),
  image: text('An image.', existing('glance.image')),
  image_id: text('An image by its id.', existing('glance.image')),
  snapshot_id: text('A snapshot of a volume.', existing('cinder.snapshot')),
  swap_size: integer('Swap, in MB.'),
  ephemeral_size: integer('A disk that goes with the server, in GB.', { constraints: [range(1)] }),
  ephemeral_format: text('What it is formatted with.', { constraints: [oneOf('ext2', 'ext3', 'ext4', 'xfs', 'ntfs')] }),
  device_type: text('What it looks like.', { constraints: [oneOf('cdrom', 'disk')] }),
  disk_bus: text('How it is connected.', { constraints: [oneOf('ide', 'lame_bus', 'scsi', 'usb', 'virtio')] }),
  boot_index: integer('Its turn when the server starts.'),
  volume_size: integer('Its size in GB.'),
  delete_on_termination: boolean('Whether it goes with the server.'),
})

const network = map('A network.', {
  network: text('The network.', existing('neutron.network')),
  uuid: text('The network by its id.', existing('neutron.network')),
  allocate_network: text('Whether a network is chosen, or none.', { constraints: [oneOf('none', 'auto')] }),
  fixed_ip: text('The address there.', existing('ip_addr')),
  port: text('A port.', existing('neutron.port')),
  subnet: text('The subnet.', existing('neutron.subnet')),
  tag: text('What the guest is told of it.'),
})

export const serverProperties: PropertySchemas = {
  name: text('Its name.', changeable),
  image: text('The image that it starts from.', { ...changeable, ...existing('glance.image') }),
  block_device_mapping_v2: list('Its disks.', disk),
  flavor: text('Its size.', { required: true, ...changeable, ...existing('nova.flavor') }),
  flavor_update_policy: text('Whether another flavor makes another server; it does not here.', {
    default: 'RESIZE',
    ...changeable,
    constraints: [oneOf('RESIZE', 'REPLACE')],
  }),
  image_update_policy: text('Whether another image makes another server; it does not here.', {
    default: 'REBUILD',
    ...changeable,
    constraints: [oneOf('REBUILD', 'REPLACE', 'REBUILD_PRESERVE_EPHEMERAL')],
  }),
  key_name: text('The key pair that opens it.', existing('nova.keypair')),
  availability_zone: text('The zone that it is in.'),
  security_groups: list('Its security groups.', undefined, { default: [] }),
  networks: list('Its networks, in order.', network),
  scheduler_hints: map('Where it may run.'),
  metadata: map('What is noted of it.', undefined, { default: {}, ...changeable }),
  user_data_format: text('How user data are handed on; always as they are here.', {
    default: 'HEAT_CFNTOOLS',
    constraints: [oneOf('HEAT_CFNTOOLS', 'RAW', 'SOFTWARE_CONFIG')],
  }),
  user_data: text('What it is to do at its first start, or a software configuration.', { default: '' }),
  config_drive: boolean('Whether it finds its metadata on a disk.'),
  diskConfig: text('Whether its disk is partitioned for it.', { constraints: [oneOf('AUTO', 'MANUAL')] }),
  admin_pass: text("Its administrator's password.", changeable),
  tags: list('Its tags.', text('A tag.'), changeable),
}
