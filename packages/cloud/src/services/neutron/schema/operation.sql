-- version 1
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

-- version 3
CREATE TABLE neutron_flavors (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL AS (doc ->> 'name'),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  service_type TEXT NOT NULL AS (doc ->> 'service_type'),
  enabled INTEGER NOT NULL AS (doc ->> 'enabled')
);

CREATE TABLE neutron_service_profiles (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  driver TEXT NOT NULL AS (doc ->> 'driver'),
  metainfo TEXT NOT NULL AS (doc ->> 'metainfo'),
  enabled INTEGER NOT NULL AS (doc ->> 'enabled')
);

CREATE TABLE neutron_flavor_bindings (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  flavor_id TEXT NOT NULL AS (doc ->> 'flavor_id') STORED,
  profile_id TEXT NOT NULL AS (doc ->> 'profile_id') STORED
);
CREATE INDEX neutron_flavor_bindings_flavor_id ON neutron_flavor_bindings (flavor_id);
CREATE INDEX neutron_flavor_bindings_profile_id ON neutron_flavor_bindings (profile_id);
