import { constant, part, rest } from './arguments.ts'
import { resource, type ResourceRow } from './resource-row.ts'
import { same } from '../fields.ts'

export const VOLUME: readonly ResourceRow[] = [
  resource('volume', 'POST /volumes', {
    terraform: [
      'openstack_blockstorage_volume_v3',
      {
        ...same('name description size volume_type'),
        image_id: 'imageRef',
        ...same('snapshot_id'),
        source_vol_id: 'source_volid',
        ...same('backup_id availability_zone metadata'),
      },
    ],
    hot: [
      'OS::Cinder::Volume',
      {
        ...same('name description size volume_type'),
        image: 'imageRef',
        ...same('snapshot_id source_volid backup_id availability_zone metadata'),
        scheduler_hints: 'OS-SCH-HNT:scheduler_hints',
      },
    ],
  }),
  resource('volume_type', 'POST /types', {
    terraform: [
      'openstack_blockstorage_volume_type_v3',
      { ...same('name description'), is_public: 'os-volume-type-access:is_public', ...same('extra_specs') },
    ],
    hot: [
      'OS::Cinder::VolumeType',
      { ...same('name description'), is_public: 'os-volume-type-access:is_public', metadata: 'extra_specs' },
    ],
  }),
  resource('encryption', 'POST /types/*/encryption', {
    hot: [
      'OS::Cinder::EncryptedVolumeType',
      { volume_type: part(1), ...same('provider control_location cipher key_size') },
    ],
  }),
  resource('qos', 'POST /qos-specs', {
    terraform: ['openstack_blockstorage_qos_v3', { ...same('name consumer'), specs: rest }],
    hot: ['OS::Cinder::QoSSpecs', { ...same('name'), specs: rest }],
  }),
]

export const IMAGE: readonly ResourceRow[] = [
  resource('image', 'POST /v2/images uri', {
    terraform: [
      'openstack_images_image_v2',
      {
        ...same('name'),
        image_source_url: 'uri',
        web_download: constant(true),
        image_id: 'id',
        ...same('container_format disk_format'),
        min_disk_gb: 'min_disk',
        min_ram_mb: 'min_ram',
        ...same('protected'),
        hidden: 'os_hidden',
        ...same('visibility tags'),
        properties: rest,
      },
      { min_disk: 0, min_ram: 0, protected: false },
    ],
    hot: [
      'OS::Glance::WebImage',
      {
        ...same('name'),
        location: 'uri',
        ...same(
          'id container_format disk_format min_disk min_ram protected visibility tags architecture kernel_id os_distro os_version ramdisk_id',
        ),
        extra_properties: rest,
      },
      { min_disk: 0, min_ram: 0, protected: false },
    ],
  }),
  resource('image', 'POST /v2/images file', {
    terraform: [
      'openstack_images_image_v2',
      {
        ...same('name'),
        local_file_path: 'file',
        image_id: 'id',
        ...same('container_format disk_format'),
        min_disk_gb: 'min_disk',
        min_ram_mb: 'min_ram',
        ...same('protected'),
        hidden: 'os_hidden',
        ...same('visibility tags'),
        properties: rest,
      },
      { min_disk: 0, min_ram: 0, protected: false },
    ],
  }),
]

export const OBJECT_STORE: readonly ResourceRow[] = [
  resource('container', 'PUT /*', {
    terraform: [
      'openstack_objectstorage_container_v1',
      {
        name: part(1),
        container_read: 'x-container-read',
        container_write: 'x-container-write',
        storage_policy: 'x-storage-policy',
      },
    ],
    hot: [
      'OS::Swift::Container',
      { name: part(1), 'X-Container-Read': 'x-container-read', 'X-Container-Write': 'x-container-write' },
    ],
  }),
]
