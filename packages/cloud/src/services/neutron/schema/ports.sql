-- version 1
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
  -- Offset from the subnet's first address, at most JavaScript's largest safe integer.
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
