/** Defaults of GET /api/settings/; the configuration file overrides them. */
export const DEFAULT_SETTINGS: Record<string, unknown> = {
  AJAX_POLL_INTERVAL: 2500,
  /** Concurrent requests of a page. */
  AJAX_QUEUE_LIMIT: 10,
  /** Types of toasts (success, info, warning, danger) that close by themselves, and after how many ms. */
  AUTO_FADE_ALERTS: { delay: 3000, types: ['success', 'info'] },
  CREATE_IMAGE_DEFAULTS: { image_visibility: 'public' },
  DEFAULT_BOOT_SOURCE: 'image',
  ENFORCE_PASSWORD_CHECK: false,
  FILTER_DATA_FIRST: {
    'admin.instances': false,
    'admin.images': false,
    'admin.networks': false,
    'admin.routers': false,
    'admin.volumes': false,
    'identity.users': false,
    'identity.projects': false,
    'identity.groups': false,
    'identity.roles': false,
    'identity.application_credentials': false,
  },
  HORIZON_ACTIVE_IMAGE_VERSION: '2',
  HORIZON_IMAGES_UPLOAD_MODE: 'direct',
  IMAGES_ALLOW_LOCATION: false,
  /** Glance's URL if browsers may upload images to it directly; otherwise uploads go through this server. */
  IMAGE_UPLOAD_URL: null,
  LAUNCH_INSTANCE_DEFAULTS: {
    config_drive: false,
    create_volume: true,
    hide_create_volume: false,
    disable_image: false,
    disable_instance_snapshot: false,
    disable_volume: false,
    disable_volume_snapshot: false,
    enable_scheduler_hints: true,
  },
  /** In bytes. An object larger than four of these is uploaded in segments of this size. */
  OBJECT_SEGMENT_SIZE: 64 * 1024 * 1024,
  /** Without `enable_backup` the console offers no volume backups. */
  OPENSTACK_CINDER_FEATURES: { enable_backup: true },
  OPENSTACK_HYPERVISOR_FEATURES: {
    can_set_mount_point: false,
    can_set_password: false,
    requires_keypair: false,
    enable_quotas: true,
  },
  OPENSTACK_IMAGE_FORMATS: ['aki', 'ami', 'ari', 'docker', 'iso', 'ova', 'ploop', 'qcow2', 'raw', 'vdi', 'vhd', 'vmdk'],
  OPENSTACK_KEYSTONE_BACKEND: {
    name: 'native',
    can_edit_user: true,
    can_edit_group: true,
    can_edit_project: true,
    can_edit_domain: true,
    can_edit_role: true,
  },
  OPENSTACK_KEYSTONE_FEDERATION_MANAGEMENT: true,
  OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default',
  OPENSTACK_SERVER_DEFAULT_USER_DATA: '',
  /** Days that the overview shows at first; null: since the first of the month. */
  OVERVIEW_DAYS_RANGE: 1,
}
