-- version 1
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

CREATE TABLE neutron_quotas (
  project_id TEXT PRIMARY KEY,
  limits TEXT NOT NULL
) WITHOUT ROWID;

-- version 2
CREATE INDEX neutron_security_groups_name ON neutron_security_groups (project_id, name);
