-- version 1
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
