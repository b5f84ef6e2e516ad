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

CREATE TABLE neutron_auto_topologies (
  project_id TEXT PRIMARY KEY,
  network_id TEXT NOT NULL,
  router_id TEXT NOT NULL
) WITHOUT ROWID;

-- version 2
CREATE TABLE neutron_segments (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  network_id TEXT NOT NULL AS (doc ->> 'network_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')),
  network_type TEXT NOT NULL AS (doc ->> 'network_type') STORED,
  physical_network TEXT NOT NULL AS (ifnull(doc ->> 'physical_network', '')) STORED,
  segmentation_id INTEGER NOT NULL AS (ifnull(doc ->> 'segmentation_id', -1)) STORED
);
CREATE INDEX neutron_segments_network_id ON neutron_segments (network_id);
CREATE INDEX neutron_segments_network_type ON neutron_segments (network_type, physical_network, segmentation_id);
INSERT INTO neutron_segments (id, doc)
  SELECT doc ->> '$.segment.id', json_object(
    'id', doc ->> '$.segment.id', 'network_id', id, 'project_id', doc ->> 'project_id',
    'name', doc ->> '$.segment.name', 'description', doc ->> '$.segment.description',
    'network_type', doc ->> 'network_type', 'physical_network', doc ->> 'physical_network',
    'segmentation_id', doc ->> 'segmentation_id', 'created_at', doc ->> 'created_at',
    'updated_at', doc ->> 'created_at', 'revision_number', doc ->> '$.segment.revision_number')
  FROM neutron_networks ORDER BY seq;
UPDATE neutron_networks SET doc = json_remove(doc, '$.segment');
