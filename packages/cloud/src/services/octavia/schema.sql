-- version 1
CREATE TABLE octavia_loadbalancers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED
);
CREATE INDEX octavia_loadbalancers_project ON octavia_loadbalancers (project_id);
CREATE INDEX octavia_loadbalancers_balancer ON octavia_loadbalancers (loadbalancer_id);

CREATE TABLE octavia_listeners (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED
);
CREATE INDEX octavia_listeners_project ON octavia_listeners (project_id);
CREATE INDEX octavia_listeners_balancer ON octavia_listeners (loadbalancer_id);

CREATE TABLE octavia_pools (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED
);
CREATE INDEX octavia_pools_project ON octavia_pools (project_id);
CREATE INDEX octavia_pools_balancer ON octavia_pools (loadbalancer_id);

CREATE TABLE octavia_members (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED,
  pool_id TEXT NOT NULL AS (doc ->> 'pool_id') STORED
);
CREATE INDEX octavia_members_project ON octavia_members (project_id);
CREATE INDEX octavia_members_balancer ON octavia_members (loadbalancer_id);
CREATE INDEX octavia_members_pool ON octavia_members (pool_id);

CREATE TABLE octavia_healthmonitors (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED,
  pool_id TEXT NOT NULL AS (doc ->> 'pool_id') STORED
);
CREATE INDEX octavia_healthmonitors_project ON octavia_healthmonitors (project_id);
CREATE INDEX octavia_healthmonitors_balancer ON octavia_healthmonitors (loadbalancer_id);
CREATE INDEX octavia_healthmonitors_pool ON octavia_healthmonitors (pool_id);

CREATE TABLE octavia_l7policies (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED,
  listener_id TEXT NOT NULL AS (doc ->> 'listener_id') STORED
);
CREATE INDEX octavia_l7policies_project ON octavia_l7policies (project_id);
CREATE INDEX octavia_l7policies_balancer ON octavia_l7policies (loadbalancer_id);
CREATE INDEX octavia_l7policies_listener ON octavia_l7policies (listener_id);

CREATE TABLE octavia_l7rules (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED,
  l7policy_id TEXT NOT NULL AS (doc ->> 'l7policy_id') STORED
);
CREATE INDEX octavia_l7rules_project ON octavia_l7rules (project_id);
CREATE INDEX octavia_l7rules_balancer ON octavia_l7rules (loadbalancer_id);
CREATE INDEX octavia_l7rules_policy ON octavia_l7rules (l7policy_id);

CREATE TABLE octavia_amphorae (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  loadbalancer_id TEXT NOT NULL AS (doc ->> 'loadbalancer_id') STORED
);
CREATE INDEX octavia_amphorae_balancer ON octavia_amphorae (loadbalancer_id);

CREATE TABLE octavia_flavors (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
CREATE TABLE octavia_flavor_profiles (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
CREATE TABLE octavia_zones (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
CREATE TABLE octavia_zone_profiles (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);

-- The limits that administrators set; a project's others are the defaults. `id` is the project's.
CREATE TABLE octavia_quotas (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
