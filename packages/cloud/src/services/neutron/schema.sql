-- version 1
CREATE TABLE neutron_networks (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  status TEXT NOT NULL AS (ifnull(doc ->> 'status', '')),
  admin_state_up INTEGER NOT NULL AS (ifnull(doc ->> 'admin_state_up', -1)),
  mtu INTEGER NOT NULL AS (ifnull(doc ->> 'mtu', -1)),
  is_default INTEGER NOT NULL AS (ifnull(doc ->> 'is_default', -1)),
  qos_policy_id TEXT NOT NULL AS (ifnull(doc ->> 'qos_policy_id', '')) STORED,
  network_type TEXT NOT NULL AS (ifnull(doc ->> 'network_type', '')) STORED,
  physical_network TEXT NOT NULL AS (ifnull(doc ->> 'physical_network', '')),
  segmentation_id INTEGER NOT NULL AS (ifnull(doc ->> 'segmentation_id', -1))
);
CREATE INDEX neutron_networks_project_id ON neutron_networks (project_id, id);
CREATE INDEX neutron_networks_qos_policy_id ON neutron_networks (qos_policy_id);
CREATE INDEX neutron_networks_network_type ON neutron_networks (network_type, physical_network, segmentation_id);

CREATE TABLE neutron_subnets (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  network_id TEXT NOT NULL AS (ifnull(doc ->> 'network_id', '')) STORED,
  ip_version INTEGER NOT NULL AS (ifnull(doc ->> 'ip_version', -1)),
  cidr TEXT NOT NULL AS (ifnull(doc ->> 'cidr', '')),
  gateway_ip TEXT NOT NULL AS (ifnull(doc ->> 'gateway_ip', '')),
  enable_dhcp INTEGER NOT NULL AS (ifnull(doc ->> 'enable_dhcp', -1)),
  ipv6_ra_mode TEXT NOT NULL AS (ifnull(doc ->> 'ipv6_ra_mode', '')),
  ipv6_address_mode TEXT NOT NULL AS (ifnull(doc ->> 'ipv6_address_mode', '')),
  subnetpool_id TEXT NOT NULL AS (ifnull(doc ->> 'subnetpool_id', '')) STORED
);
CREATE INDEX neutron_subnets_project_id ON neutron_subnets (project_id, id);
CREATE INDEX neutron_subnets_network_id ON neutron_subnets (network_id);
CREATE INDEX neutron_subnets_subnetpool_id ON neutron_subnets (subnetpool_id);

CREATE TABLE neutron_subnetpools (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  ip_version INTEGER NOT NULL AS (ifnull(doc ->> 'ip_version', -1)),
  is_default INTEGER NOT NULL AS (ifnull(doc ->> 'is_default', -1)),
  default_quota INTEGER NOT NULL AS (ifnull(doc ->> 'default_quota', -1)),
  default_prefixlen INTEGER NOT NULL AS (ifnull(doc ->> 'default_prefixlen', -1)),
  min_prefixlen INTEGER NOT NULL AS (ifnull(doc ->> 'min_prefixlen', -1)),
  max_prefixlen INTEGER NOT NULL AS (ifnull(doc ->> 'max_prefixlen', -1)),
  address_scope_id TEXT NOT NULL AS (ifnull(doc ->> 'address_scope_id', '')) STORED
);
CREATE INDEX neutron_subnetpools_project_id ON neutron_subnetpools (project_id, id);
CREATE INDEX neutron_subnetpools_address_scope_id ON neutron_subnetpools (address_scope_id);

CREATE TABLE neutron_address_scopes (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name'),
  ip_version INTEGER NOT NULL AS (ifnull(doc ->> 'ip_version', -1))
);
CREATE INDEX neutron_address_scopes_project_id ON neutron_address_scopes (project_id, id);

CREATE TABLE neutron_address_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number')
);
CREATE INDEX neutron_address_groups_project_id ON neutron_address_groups (project_id, id);

CREATE TABLE neutron_ports (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  network_id TEXT NOT NULL AS (ifnull(doc ->> 'network_id', '')) STORED,
  device_id TEXT NOT NULL AS (ifnull(doc ->> 'device_id', '')) STORED,
  device_owner TEXT NOT NULL AS (ifnull(doc ->> 'device_owner', '')) STORED,
  mac_address TEXT NOT NULL AS (ifnull(doc ->> 'mac_address', '')) STORED,
  status TEXT NOT NULL AS (ifnull(doc ->> 'status', '')),
  admin_state_up INTEGER NOT NULL AS (ifnull(doc ->> 'admin_state_up', -1)),
  ip_allocation TEXT NOT NULL AS (ifnull(doc ->> 'ip_allocation', '')),
  qos_policy_id TEXT NOT NULL AS (ifnull(doc ->> 'qos_policy_id', '')) STORED,
  "binding:host_id" TEXT NOT NULL AS (doc ->> 'binding:host_id')
);
CREATE INDEX neutron_ports_project_id ON neutron_ports (project_id, id);
CREATE INDEX neutron_ports_network_id ON neutron_ports (network_id, mac_address);
CREATE INDEX neutron_ports_device_id ON neutron_ports (device_id);
CREATE INDEX neutron_ports_qos_policy_id ON neutron_ports (qos_policy_id);

CREATE TABLE neutron_port_addresses (
  subnet_id TEXT NOT NULL,
  address TEXT NOT NULL,
  -- Distance from the subnet's first address; what is too far away for a number is at the end.
  position INTEGER NOT NULL,
  port_id TEXT NOT NULL,
  PRIMARY KEY (subnet_id, address)
) WITHOUT ROWID;
CREATE INDEX neutron_port_addresses_port ON neutron_port_addresses (port_id);
CREATE INDEX neutron_port_addresses_position ON neutron_port_addresses (subnet_id, position);
CREATE INDEX neutron_port_addresses_address ON neutron_port_addresses (address);

CREATE TABLE neutron_port_groups (
  group_id TEXT NOT NULL,
  port_id TEXT NOT NULL,
  PRIMARY KEY (group_id, port_id)
) WITHOUT ROWID;
CREATE INDEX neutron_port_groups_port ON neutron_port_groups (port_id);

CREATE TABLE neutron_routers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  status TEXT NOT NULL AS (ifnull(doc ->> 'status', '')),
  admin_state_up INTEGER NOT NULL AS (ifnull(doc ->> 'admin_state_up', -1)),
  flavor_id TEXT NOT NULL AS (ifnull(doc ->> 'flavor_id', ''))
);
CREATE INDEX neutron_routers_project_id ON neutron_routers (project_id, id);

CREATE TABLE neutron_floatingips (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  floating_network_id TEXT NOT NULL AS (ifnull(doc ->> 'floating_network_id', '')) STORED,
  floating_ip_address TEXT NOT NULL AS (ifnull(doc ->> 'floating_ip_address', '')) STORED,
  port_id TEXT NOT NULL AS (ifnull(doc ->> 'port_id', '')) STORED,
  router_id TEXT NOT NULL AS (ifnull(doc ->> 'router_id', '')) STORED,
  fixed_ip_address TEXT NOT NULL AS (ifnull(doc ->> 'fixed_ip_address', '')),
  status TEXT NOT NULL AS (ifnull(doc ->> 'status', '')),
  qos_policy_id TEXT NOT NULL AS (ifnull(doc ->> 'qos_policy_id', '')) STORED
);
CREATE INDEX neutron_floatingips_project_id ON neutron_floatingips (project_id, id);
CREATE INDEX neutron_floatingips_port_id ON neutron_floatingips (port_id);
CREATE INDEX neutron_floatingips_router_id ON neutron_floatingips (router_id);
CREATE INDEX neutron_floatingips_floating_network_id ON neutron_floatingips (floating_network_id);
CREATE INDEX neutron_floatingips_qos_policy_id ON neutron_floatingips (qos_policy_id);

CREATE TABLE neutron_port_forwardings (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  floatingip_id TEXT NOT NULL AS (ifnull(doc ->> 'floatingip_id', '')) STORED,
  internal_port_id TEXT NOT NULL AS (ifnull(doc ->> 'internal_port_id', '')) STORED,
  internal_ip_address TEXT NOT NULL AS (ifnull(doc ->> 'internal_ip_address', '')),
  protocol TEXT NOT NULL AS (ifnull(doc ->> 'protocol', '')),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  external_port INTEGER NOT NULL AS (ifnull(doc ->> 'external_port', -1)),
  internal_port INTEGER NOT NULL AS (ifnull(doc ->> 'internal_port', -1))
);
CREATE INDEX neutron_port_forwardings_floatingip_id ON neutron_port_forwardings (floatingip_id);
CREATE INDEX neutron_port_forwardings_internal_port_id ON neutron_port_forwardings (internal_port_id);

CREATE TABLE neutron_security_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number')
);
CREATE INDEX neutron_security_groups_project_id ON neutron_security_groups (project_id, id);

CREATE TABLE neutron_security_group_rules (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  security_group_id TEXT NOT NULL AS (ifnull(doc ->> 'security_group_id', '')) STORED,
  direction TEXT NOT NULL AS (ifnull(doc ->> 'direction', '')),
  ethertype TEXT NOT NULL AS (ifnull(doc ->> 'ethertype', '')),
  protocol TEXT NOT NULL AS (ifnull(doc ->> 'protocol', '')),
  port_range_min INTEGER NOT NULL AS (ifnull(doc ->> 'port_range_min', -1)),
  port_range_max INTEGER NOT NULL AS (ifnull(doc ->> 'port_range_max', -1)),
  remote_ip_prefix TEXT NOT NULL AS (ifnull(doc ->> 'remote_ip_prefix', '')),
  normalized_cidr TEXT NOT NULL AS (ifnull(doc ->> 'normalized_cidr', '')),
  remote_group_id TEXT NOT NULL AS (ifnull(doc ->> 'remote_group_id', '')) STORED,
  remote_address_group_id TEXT NOT NULL AS (ifnull(doc ->> 'remote_address_group_id', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number')
);
CREATE INDEX neutron_security_group_rules_project_id ON neutron_security_group_rules (project_id, id);
CREATE INDEX neutron_security_group_rules_security_group_id ON neutron_security_group_rules (security_group_id);
CREATE INDEX neutron_security_group_rules_remote_group_id ON neutron_security_group_rules (remote_group_id);
CREATE INDEX neutron_security_group_rules_remote_address_group_id ON neutron_security_group_rules (remote_address_group_id);

CREATE TABLE neutron_trunks (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  port_id TEXT NOT NULL AS (ifnull(doc ->> 'port_id', '')) STORED,
  admin_state_up INTEGER NOT NULL AS (ifnull(doc ->> 'admin_state_up', -1))
);
CREATE INDEX neutron_trunks_project_id ON neutron_trunks (project_id, id);
CREATE INDEX neutron_trunks_port_id ON neutron_trunks (port_id);

CREATE TABLE neutron_subports (
  port_id TEXT PRIMARY KEY,
  trunk_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX neutron_subports_trunk ON neutron_subports (trunk_id);

CREATE TABLE neutron_qos_policies (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  revision_number INTEGER NOT NULL AS (doc ->> 'revision_number'),
  is_default INTEGER NOT NULL AS (ifnull(doc ->> 'is_default', -1))
);
CREATE INDEX neutron_qos_policies_project_id ON neutron_qos_policies (project_id, id);

CREATE TABLE neutron_qos_rules (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  qos_policy_id TEXT NOT NULL AS (doc ->> 'qos_policy_id') STORED,
  type TEXT NOT NULL AS (ifnull(doc ->> 'type', '')),
  direction TEXT NOT NULL AS (ifnull(doc ->> 'direction', '')),
  max_kbps INTEGER NOT NULL AS (ifnull(doc ->> 'max_kbps', -1)),
  max_burst_kbps INTEGER NOT NULL AS (ifnull(doc ->> 'max_burst_kbps', -1)),
  max_kpps INTEGER NOT NULL AS (ifnull(doc ->> 'max_kpps', -1)),
  max_burst_kpps INTEGER NOT NULL AS (ifnull(doc ->> 'max_burst_kpps', -1)),
  min_kbps INTEGER NOT NULL AS (ifnull(doc ->> 'min_kbps', -1)),
  min_kpps INTEGER NOT NULL AS (ifnull(doc ->> 'min_kpps', -1)),
  dscp_mark INTEGER NOT NULL AS (ifnull(doc ->> 'dscp_mark', -1))
);
CREATE INDEX neutron_qos_rules_qos_policy_id ON neutron_qos_rules (qos_policy_id);

CREATE TABLE neutron_rbac (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  object_type TEXT NOT NULL AS (ifnull(doc ->> 'object_type', '')) STORED,
  object_id TEXT NOT NULL AS (ifnull(doc ->> 'object_id', '')) STORED,
  action TEXT NOT NULL AS (ifnull(doc ->> 'action', '')),
  target_tenant TEXT NOT NULL AS (ifnull(doc ->> 'target_tenant', '')) STORED
);
CREATE INDEX neutron_rbac_project_id ON neutron_rbac (project_id, id);
CREATE INDEX neutron_rbac_object_id ON neutron_rbac (object_id);
CREATE INDEX neutron_rbac_target_tenant ON neutron_rbac (target_tenant, object_type);

CREATE TABLE neutron_agents (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  agent_type TEXT NOT NULL AS (doc ->> 'agent_type'),
  binary TEXT NOT NULL AS (ifnull(doc ->> 'binary', '')),
  topic TEXT NOT NULL AS (ifnull(doc ->> 'topic', '')),
  host TEXT NOT NULL AS (ifnull(doc ->> 'host', '')),
  admin_state_up INTEGER NOT NULL AS (ifnull(doc ->> 'admin_state_up', -1)),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  availability_zone TEXT NOT NULL AS (ifnull(doc ->> 'availability_zone', '')),
  created_at TEXT NOT NULL AS (ifnull(doc ->> 'created_at', '')),
  started_at TEXT NOT NULL AS (ifnull(doc ->> 'started_at', ''))
);

CREATE TABLE neutron_metering_labels (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name'),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  shared INTEGER NOT NULL AS (ifnull(doc ->> 'shared', -1))
);
CREATE INDEX neutron_metering_labels_project_id ON neutron_metering_labels (project_id, id);

CREATE TABLE neutron_metering_label_rules (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  metering_label_id TEXT NOT NULL AS (ifnull(doc ->> 'metering_label_id', '')) STORED,
  direction TEXT NOT NULL AS (ifnull(doc ->> 'direction', '')),
  excluded INTEGER NOT NULL AS (ifnull(doc ->> 'excluded', -1)),
  remote_ip_prefix TEXT NOT NULL AS (ifnull(doc ->> 'remote_ip_prefix', ''))
);
CREATE INDEX neutron_metering_label_rules_metering_label_id ON neutron_metering_label_rules (metering_label_id);

CREATE TABLE neutron_quotas (
  project_id TEXT PRIMARY KEY,
  limits TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE neutron_auto_topologies (
  project_id TEXT PRIMARY KEY,
  network_id TEXT NOT NULL,
  router_id TEXT NOT NULL
) WITHOUT ROWID;
