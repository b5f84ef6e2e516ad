/** Horizon's settings that have another name here, or none: what to do instead, or why they are not needed. */
const GROUPS: readonly (readonly [names: string, instead: string])[] = [
  ['AVAILABLE_REGIONS', '`regions` of the configuration file'],
  ['OPENSTACK_KEYSTONE_URL', '`OS_AUTH_URL`'],
  ['OPENSTACK_SSL_CACERT', '`OS_CACERT`'],
  ['OPENSTACK_SSL_NO_VERIFY', 'None: certificates are always checked. Trust your own authority with `OS_CACERT`'],
  [
    'OPENSTACK_ENDPOINT_TYPE SECONDARY_ENDPOINT_TYPE',
    'None: the public endpoints of the catalogue, which users and their programs reach too',
  ],
  ['OPENSTACK_API_VERSIONS', 'None: versions and microversions are negotiated with each service'],
  ['SESSION_TIMEOUT', '`session_timeout` of the configuration file'],
  ['TOKEN_TIMEOUT_MARGIN', 'None: a session ends with its token; forms keep what was typed'],
  [
    'SESSION_REFRESH SESSION_COOKIE_MAX_SIZE SIMULTANEOUS_SESSIONS',
    'None: the session is in an encrypted cookie, which each request extends; the server has no list of sessions',
  ],
  ['SECURE_PROXY_ADDR_HEADER', '`trusted_proxies` of the configuration file'],
  ['WEBROOT', '`base` of the configuration file'],
  [
    'LOGIN_URL LOGOUT_URL LOGIN_ERROR LOGIN_REDIRECT_URL MEDIA_ROOT MEDIA_URL STATIC_ROOT STATIC_URL',
    'None: these addresses follow from `base`',
  ],
  [
    'WEBSSO_ENABLED WEBSSO_CHOICES WEBSSO_IDP_MAPPING WEBSSO_KEYSTONE_URL WEBSSO_USE_HTTP_REFERER',
    '`websso` and `websso_origins` of the configuration file',
  ],
  [
    'WEBSSO_INITIAL_CHOICE WEBSSO_DEFAULT_REDIRECT WEBSSO_DEFAULT_REDIRECT_PROTOCOL WEBSSO_DEFAULT_REDIRECT_REGION WEBSSO_DEFAULT_REDIRECT_LOGOUT',
    'None: the sign-in page offers every provider as a button beside the password',
  ],
  [
    'KEYSTONE_PROVIDER_IDP_NAME KEYSTONE_PROVIDER_IDP_ID',
    'None: the console does not sign in to a second Keystone through the first (K2K)',
  ],
  [
    'AUTHENTICATION_PLUGINS AUTHENTICATION_URLS',
    'None: password, application credential (`application_credentials`) and `websso`',
  ],
  [
    'POLICY_FILES POLICY_FILES_PATH POLICY_DIRS DEFAULT_POLICY_FILES POLICY_CHECK_FUNCTION',
    "`policy_files` and `enforce_new_defaults` of the configuration file; the services' own defaults are built in",
  ],
  ['SYSTEM_SCOPE_SERVICES', 'None: administrators act with the roles of their project'],
  ['OPENSTACK_KEYSTONE_ADMIN_ROLES', 'None: the rules of the services decide who administers'],
  [
    'OPENSTACK_KEYSTONE_MULTIDOMAIN_SUPPORT OPENSTACK_KEYSTONE_DOMAIN_DROPDOWN OPENSTACK_KEYSTONE_DOMAIN_CHOICES',
    'None: the sign-in page always has a field for the domain, filled with `OPENSTACK_KEYSTONE_DEFAULT_DOMAIN`; a list would name your domains to anybody',
  ],
  ['DEFAULT_SERVICE_REGIONS', 'None: the region that the user chose last'],
  ['PASSWORD_EXPIRES_WARNING_THRESHOLD_DAYS', "None: the user's page has the time at which the password expires"],
  ['ALLOW_USERS_CHANGE_EXPIRED_PASSWORD', 'None: users can always change an expired password when they sign in'],
  ['API_RESULT_PAGE_SIZE INSTANCE_LOG_LENGTH TIME_ZONE', 'Each user chooses it in Settings, in the same cookies'],
  ['API_RESULT_LIMIT DROPDOWN_MAX_ITEMS', 'None: lists are read page by page to the end, and choices can be searched'],
  [
    'AVAILABLE_THEMES SELECTABLE_THEMES DEFAULT_THEME THEME_COLLECTION_DIR THEME_COOKIE_NAME',
    'Each user chooses light, dark or that of the system; other themes need a build of the console',
  ],
  ['CONSOLE_TYPE', 'None: the types that the cloud offers are found, and the user can choose another'],
  [
    'OPENSTACK_IMAGE_BACKEND.image_formats',
    '`OPENSTACK_IMAGE_FORMATS`, the names alone; their labels are those of the console',
  ],
  [
    'IMAGES_LIST_FILTER_TENANTS',
    'None: images can be filtered by visibility and owner, and a filtered list has an address of its own',
  ],
  ['OPENRC_CUSTOM_TEMPLATE OPENSTACK_CLOUDS_YAML_CUSTOM_TEMPLATE', 'None: names are quoted by one tested rule'],
  ['USER_MENU_LINKS', '`HORIZON_CONFIG.help_url` and `.bug_url`; the files have `SHOW_OPENRC_FILE` and its like'],
  ['SECURITY_GROUP_RULES', 'None: the form takes every protocol and port, and names the service behind a port'],
  ['SWIFT_FILE_TRANSFER_CHUNK_SIZE', 'None: transfers are streamed; `OBJECT_SEGMENT_SIZE` is the size of segments'],
  ['OPENSTACK_INSTANCE_RETRIEVE_IP_ADDRESSES', 'None: addresses come with the list of instances, in one request'],
  ['OPENSTACK_USE_SIMPLE_TENANT_USAGE', 'None: the overview says so if the service does not have usage'],
  ['DISALLOW_IFRAME_EMBED', 'None: pages can never be framed'],
  ['ENABLE_CLIENT_TOKEN', 'None: pages never have a token, except to upload images with `IMAGE_UPLOAD_URL`'],
  ['REST_API_REQUIRED_SETTINGS REST_API_ADDITIONAL_SETTINGS', 'None: the settings of this page are the API'],
  [
    'OPERATION_LOG_ENABLED OPERATION_LOG_OPTIONS OPENSTACK_PROFILER',
    'The log has a line for each request; `METRICS_PORT` serves metrics; activities show the calls behind each action',
  ],
  [
    'ANGULAR_FEATURES ACTION_CSS_CLASSES DATEPICKER_LOCALES HORIZON_COMPRESS_OFFLINE_CONTEXT_BASE INTEGRATION_TESTS_SUPPORT MEMOIZED_MAX_SIZE_DEFAULT NG_TEMPLATE_CACHE_AGE',
    "None: parts of Horizon's implementation",
  ],
  [
    'HORIZON_CONFIG.user_home HORIZON_CONFIG.exceptions HORIZON_CONFIG.modal_backdrop HORIZON_CONFIG.angular_modules HORIZON_CONFIG.js_files HORIZON_CONFIG.js_spec_files HORIZON_CONFIG.external_templates HORIZON_CONFIG.plugins HORIZON_CONFIG.integration_tests_support',
    "None: parts of Horizon's implementation",
  ],
  ['HORIZON_CONFIG.ajax_queue_limit', '`AJAX_QUEUE_LIMIT`'],
  ['HORIZON_CONFIG.auto_fade_alerts', '`AUTO_FADE_ALERTS`'],
  [
    'OPENSTACK_NEUTRON_NETWORK.enable_ha_router OPENSTACK_NEUTRON_NETWORK.enable_distributed_router OPENSTACK_NEUTRON_NETWORK.enable_auto_allocated_network OPENSTACK_NEUTRON_NETWORK.enable_rbac_policy OPENSTACK_NEUTRON_NETWORK.enable_quotas OPENSTACK_NEUTRON_NETWORK.enable_fip_topology_check',
    'None: found by the extensions and policy of Neutron',
  ],
  ['OPENSTACK_NEUTRON_NETWORK.enable_ipv6', 'None: Neutron always has it'],
  [
    'OPENSTACK_NEUTRON_NETWORK.segmentation_id_range OPENSTACK_NEUTRON_NETWORK.extra_provider_types OPENSTACK_NEUTRON_NETWORK.physical_networks',
    'None: Neutron checks what administrators enter, and the form shows its words',
  ],
]

/** By the setting's name, or `NAME.key`. */
export const HORIZON_ELSEWHERE: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.flatMap(([names, instead]) => names.split(' ').map((name) => [name, instead])),
)
