import type { PropertySchemas } from './properties.ts'
import { boolean, changeable, existing, integer, list, map, oneOf, range, text } from './schema.ts'

const disk = map('A disk.', {
  device_name: text('Device name.'),
  volume_id: text('A volume.', existing('cinder.volume')),
  image: text('An image.', existing('glance.image')),
  image_id: text('An image by its id.', existing('glance.image')),
  snapshot_id: text('A snapshot of a volume.', existing('cinder.snapshot')),
  swap_size: integer('Swap, in MB.'),
  ephemeral_size: integer('Ephemeral disk in GB.', { constraints: [range(1)] }),
  ephemeral_format: text('File system of the ephemeral disk.', {
    constraints: [oneOf('ext2', 'ext3', 'ext4', 'xfs', 'ntfs')],
  }),
  device_type: text('Device type.', { constraints: [oneOf('cdrom', 'disk')] }),
  disk_bus: text('Disk bus.', { constraints: [oneOf('ide', 'lame_bus', 'scsi', 'usb', 'virtio')] }),
  boot_index: integer('Boot index.'),
  volume_size: integer('Its size in GB.'),
  delete_on_termination: boolean('Whether it is deleted with the server.'),
})

const network = map('A network.', {
  network: text('The network.', existing('neutron.network')),
  uuid: text('The network by its id.', existing('neutron.network')),
  allocate_network: text('Whether Nova allocates a network.', { constraints: [oneOf('none', 'auto')] }),
  fixed_ip: text('Fixed IP.', existing('ip_addr')),
  port: text('A port.', existing('neutron.port')),
  subnet: text('The subnet.', existing('neutron.subnet')),
  tag: text('Device tag for the guest.'),
})

export const serverProperties: PropertySchemas = {
  name: text('Its name.', changeable),
  image: text('Image to boot from.', { ...changeable, ...existing('glance.image') }),
  block_device_mapping_v2: list('Its disks.', disk),
  flavor: text('Flavor.', { required: true, ...changeable, ...existing('nova.flavor') }),
  flavor_update_policy: text('How a change of the flavor is applied; this cloud always resizes.', {
    default: 'RESIZE',
    ...changeable,
    constraints: [oneOf('RESIZE', 'REPLACE')],
  }),
  image_update_policy: text('How a change of the image is applied; this cloud always rebuilds.', {
    default: 'REBUILD',
    ...changeable,
    constraints: [oneOf('REBUILD', 'REPLACE', 'REBUILD_PRESERVE_EPHEMERAL')],
  }),
  key_name: text('Key pair.', existing('nova.keypair')),
  availability_zone: text('Availability zone.'),
  security_groups: list('Its security groups.', undefined, { default: [] }),
  networks: list('Its networks, in order.', network),
  scheduler_hints: map('Scheduler hints.'),
  metadata: map('Metadata.', undefined, { default: {}, ...changeable }),
  user_data_format: text('Format of user data; this cloud passes them on unchanged.', {
    default: 'HEAT_CFNTOOLS',
    constraints: [oneOf('HEAT_CFNTOOLS', 'RAW', 'SOFTWARE_CONFIG')],
  }),
  user_data: text('User data, or a software configuration.', { default: '' }),
  config_drive: boolean('Whether the server gets a config drive.'),
  diskConfig: text('Disk partitioning.', { constraints: [oneOf('AUTO', 'MANUAL')] }),
  admin_pass: text('Administrator password.', changeable),
  tags: list('Its tags.', text('A tag.'), changeable),
}
