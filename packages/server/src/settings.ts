import * as z from 'zod'

/** Defaults of GET /api/settings/; the configuration file overrides them. */
export const DEFAULT_SETTINGS: Record<string, unknown> = {
  /** Ranges that subnets of members must be in, by IP version; empty: all. */
  ALLOWED_PRIVATE_SUBNET_CIDR: { ipv4: [], ipv6: [] },
  AJAX_POLL_INTERVAL: 2500,
  /** Concurrent requests of a page. */
  AJAX_QUEUE_LIMIT: 10,
  /** Types of toasts (success, info, warning, danger) that close by themselves, and after how many ms; long texts stay longer. */
  AUTO_FADE_ALERTS: { delay: 3000, types: ['success', 'info'] },
  CREATE_IMAGE_DEFAULTS: { image_visibility: 'public' },
  DEFAULT_BOOT_SOURCE: 'image',
  ENFORCE_PASSWORD_CHECK: false,
  /** Links of the administrators' overview. */
  EXTERNAL_MONITORING: [],
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
  /** Links of the user menu. */
  HORIZON_CONFIG: { help_url: null, bug_url: null },
  HORIZON_IMAGES_UPLOAD_MODE: 'direct',
  IMAGES_ALLOW_LOCATION: false,
  IMAGE_CUSTOM_PROPERTY_TITLES: {},
  /** Glance's URL if browsers may upload images to it directly; otherwise uploads go through this server. */
  IMAGE_UPLOAD_URL: null,
  /** New application credentials are offered as a kubeconfig file for the cluster at the URL. */
  KUBECONFIG_ENABLED: false,
  KUBECONFIG_KUBERNETES_URL: '',
  /** Base64, as kubeconfig files have it. */
  KUBECONFIG_CERTIFICATE_AUTHORITY_DATA: '',
  LAUNCH_INSTANCE_DEFAULTS: {
    config_drive: false,
    create_volume: true,
    hide_create_volume: false,
    disable_image: false,
    disable_instance_snapshot: false,
    disable_volume: false,
    disable_volume_snapshot: false,
    enable_scheduler_hints: true,
    enable_metadata: true,
    enable_net_ports: true,
    default_availability_zone: 'Any',
  },
  /** Streams of changes that one server keeps open at the same time; 0: pages poll instead. */
  LIVE_STREAMS: 1000,
  /** A folder of JSON files, each with a `message` and a `level` (info, success, warning, error) for all users. */
  MESSAGES_PATH: null,
  /** In bytes. An object larger than four of these is uploaded in segments of this size. */
  OBJECT_SEGMENT_SIZE: 64 * 1024 * 1024,
  /** Without `enable_backup` the console offers no volume backups. */
  OPENSTACK_CINDER_FEATURES: { enable_backup: true },
  OPENSTACK_CLOUDS_YAML_NAME: 'openstack',
  OPENSTACK_CLOUDS_YAML_PROFILE: '',
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
  /** Attributes of the operator's own in Keystone, with the labels that users see. */
  PROJECT_TABLE_EXTRA_INFO: {},
  USER_TABLE_EXTRA_INFO: {},
  SHOW_OPENRC_FILE: true,
  SHOW_OPENSTACK_CLOUDS_YAML: true,
  /** The console's name in titles and in the header. */
  SITE_BRANDING: 'Meridian',
  /** Where the name in the header leads: a URL, or a path of this host; null is the start page. */
  SITE_BRANDING_LINK: null,
  SWIFT_STORAGE_POLICY_DISPLAY_NAMES: {},
  /** Days that the overview shows at first; null: since the first of the month. */
  OVERVIEW_DAYS_RANGE: 1,
}

/** A link that pages show; other schemes could run scripts. */
const Link = z.httpUrl()

const Names = z.record(z.string(), z.string())

/** A path begins with one slash; with two it would be another host. */
const BrandLink = z.union([Link, z.string().regex(/^\/(?![/\\])/)], 'must be an http(s) URL or a path such as /welcome')

export const Brand = z.object({
  SITE_BRANDING: z.string().trim().min(1).max(60).default('Meridian'),
  SITE_BRANDING_LINK: BrandLink.nullish(),
})

export const QueueLimit = z.number().int().min(1)

export const LiveStreams = z.number().int().min(0).default(1000)

const Ranges = <T extends z.ZodType>(cidr: T) => z.array(cidr).optional()

export const AllowedSubnets = z.object({ ipv4: Ranges(z.cidrv4()), ipv6: Ranges(z.cidrv6()) })

/** The shapes of settings that pages read as they are. */
export const SETTING_SHAPES = {
  AJAX_QUEUE_LIMIT: QueueLimit.optional(),
  ALLOWED_PRIVATE_SUBNET_CIDR: AllowedSubnets.optional(),
  EXTERNAL_MONITORING: z.array(z.tuple([z.string(), Link])).optional(),
  HORIZON_CONFIG: z.looseObject({ help_url: Link.nullish(), bug_url: Link.nullish() }).optional(),
  IMAGE_CUSTOM_PROPERTY_TITLES: Names.optional(),
  KUBECONFIG_ENABLED: z.boolean().optional(),
  KUBECONFIG_KUBERNETES_URL: z.union([z.literal(''), Link]).optional(),
  KUBECONFIG_CERTIFICATE_AUTHORITY_DATA: z.union([z.literal(''), z.base64()]).optional(),
  LIVE_STREAMS: LiveStreams.optional(),
  MESSAGES_PATH: z.string().min(1).nullish(),
  OPENSTACK_CLOUDS_YAML_NAME: z.string().min(1).optional(),
  OPENSTACK_CLOUDS_YAML_PROFILE: z.string().optional(),
  OPENSTACK_NEUTRON_NETWORK: z
    .looseObject({
      default_dns_nameservers: z.array(z.union([z.ipv4(), z.ipv6()])).optional(),
      supported_provider_types: z.array(z.string()).optional(),
      supported_vnic_types: z.array(z.string()).optional(),
    })
    .optional(),
  PROJECT_TABLE_EXTRA_INFO: Names.optional(),
  ...Brand.partial().shape,
  SHOW_OPENRC_FILE: z.boolean().optional(),
  SHOW_OPENSTACK_CLOUDS_YAML: z.boolean().optional(),
  SWIFT_STORAGE_POLICY_DISPLAY_NAMES: Names.optional(),
  USER_TABLE_EXTRA_INFO: Names.optional(),
}
